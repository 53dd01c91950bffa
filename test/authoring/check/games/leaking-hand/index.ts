// A game that shows all hands to everybody.
import { right, smallGame } from '../../small-game.ts';

export const game = smallGame('leaking-hand', {
  openView(state) {
    const view = right.openView(state);
    return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, hand: [...(state.hands[i] ?? [])] })) };
  },
});
