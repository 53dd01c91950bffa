// A game that offers the hand itself, and changes it later.
import { choose } from '@undertow/shared/table/flow.ts';
import { draw, smallGame } from '../../small-game.ts';

export const game = smallGame('changing-question', {
  *turn(table) {
    const { state, tell } = table;
    const seat = state.active;
    const hand = state.hands[seat] ?? [];
    const card = yield* choose(seat, 'play', hand);
    hand.splice(hand.indexOf(card), 1);
    state.played[card] = seat;
    tell({ type: 'cardPlayed', seat, card });
    draw(table, seat);
    state.active = (seat + 1) % state.hands.length;
  },
});
