// A game that is right; but what its tests say of it lets each seat know the hands of all.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('drawing-unseen');
