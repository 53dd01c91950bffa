// A game that is won by whoever comes first in a set of those who have played: it has the order in which the state was written.
import { isOver, smallGame } from '../../small-game.ts';

export const game = smallGame('order-of-a-set', {
  outcome(state) {
    if (!isOver(state)) return undefined;
    return { ranking: [...new Set(Object.values(state.played))].map((seat) => [seat]) };
  },
});
