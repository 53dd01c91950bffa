// A game that ranks none but the winners.
import { right, smallGame } from '../../small-game.ts';

export const game = smallGame('half-a-ranking', {
  outcome(state) {
    const outcome = right.outcome(state);
    return outcome && { ranking: outcome.ranking.slice(0, 1) };
  },
});
