// A game that does not show an empty hand to its owner.
import { right, smallGame, type View } from '../../small-game.ts';

export const game = smallGame('missing-hand', {
  ownView: (state, seat, open) =>
    state.hands[seat]?.length ? right.ownView(state, seat, open) : (open.seats[seat] as View['seats'][number]),
});
