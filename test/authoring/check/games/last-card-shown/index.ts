// A game that shows the last card of each hand to everybody, in another field.
import { right, smallGame } from '../../small-game.ts';

export const game = smallGame('last-card-shown', {
  openView(state) {
    const view = right.openView(state);
    const seats = view.seats.map((seat, i) => {
      const last = state.hands[i]?.at(-1);
      return last === undefined ? seat : { ...seat, last };
    });
    return { ...view, seats };
  },
});
