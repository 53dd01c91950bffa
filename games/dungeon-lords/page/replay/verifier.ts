// The worker that verifies replays of Dungeon Lords against their commitment.
import { anyGame } from '@undertow/web/src/game.ts';
import { answerDoubts } from '@undertow/web/src/replay/verifier.ts';
import { dungeonLords } from '../../rules/index.ts';

answerDoubts(anyGame(dungeonLords));
