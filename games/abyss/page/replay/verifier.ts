// The worker that verifies replays of Abyss against their commitment.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { abyss } from '../../rules/index.ts';

answerDoubts(anyGame(abyss));
