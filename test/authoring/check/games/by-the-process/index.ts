// A game whose state holds the number of the process that it was set up by.
import { right, type State, smallGame } from '../../small-game.ts';

export const game = smallGame('by-the-process', {
  setup: (...all) => ({ ...right.setup(...all), table: process.pid }) as State,
});
