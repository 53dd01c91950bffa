// A thread that holds replays of Abyss to what was promised.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { anyGame } from '../../game.ts';
import { answerDoubts } from '../../replay/verifier.ts';

answerDoubts(anyGame(abyss));
