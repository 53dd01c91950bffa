// The worker that verifies replays of Prizes against their commitment.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { rules } from '../rules/index.ts';

answerDoubts(anyGame(rules));
