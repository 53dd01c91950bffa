// A thread that holds replays of Dungeon Lords to what was promised.
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import { anyGame } from '../../game.ts';
import { answerDoubts } from '../../replay/verifier.ts';

answerDoubts(anyGame(dungeonLords));
