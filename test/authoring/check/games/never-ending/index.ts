// A game that deals anew whenever all cards have been played.
import { isOver, smallGame, turnOf } from '../../small-game.ts';

export const game = smallGame('never-ending', {
  *turn(table) {
    yield* turnOf(table);
    const { state } = table;
    if (!isOver(state)) return;
    state.deck = Object.keys(state.played).toSorted();
    state.played = {};
    state.hands = state.hands.map(() => state.deck.splice(0, 3));
  },
  outcome: () => undefined,
});
