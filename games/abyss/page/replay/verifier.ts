// A thread that holds replays of Abyss to what was promised.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { abyss } from '../../rules/index.ts';

answerDoubts(anyGame(abyss));
