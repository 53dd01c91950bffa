// A game that keeps a Set in its state.
import { right, type State, smallGame } from '../../small-game.ts';

export const game = smallGame('set-in-the-state', {
  setup: (...all) => ({ ...right.setup(...all), passed: new Set<number>() }) as State,
  copy: (state) => structuredClone(state),
});
