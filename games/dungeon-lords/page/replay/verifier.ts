// A thread that holds replays of Dungeon Lords to what was promised.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { dungeonLords } from '../../rules/index.ts';

answerDoubts(anyGame(dungeonLords));
