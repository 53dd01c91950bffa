// A game that goes on when all cards have been played, turn after turn, and asks nobody.
import { isOver, smallGame, turnOf } from '../../small-game.ts';

export const game = smallGame('silent', {
  *turn(table) {
    if (!isOver(table.state)) yield* turnOf(table);
  },
  outcome: () => undefined,
});
