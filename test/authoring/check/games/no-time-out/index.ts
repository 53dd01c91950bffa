// A game whose answer for an absent seat is none that is offered.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('no-time-out', { timeout: () => 'pass' });
