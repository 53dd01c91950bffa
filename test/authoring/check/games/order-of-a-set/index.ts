// A game that is won by the seat that comes first in a set of those that have played: the set has the order in which the state was written.
import { isOver, smallGame } from '../../small-game.ts';

export const game = smallGame('order-of-a-set', {
  outcome(state) {
    if (!isOver(state)) return undefined;
    return { ranking: [...new Set(Object.values(state.played))].map((seat) => [seat]) };
  },
});
