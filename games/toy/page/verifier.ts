// A thread that holds replays of Prizes to what was promised.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { rules } from '../rules/index.ts';

answerDoubts(anyGame(rules));
