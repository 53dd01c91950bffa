// The small game as it should be.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('right');
