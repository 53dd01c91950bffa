// A game whose rules break down when the second seat plays the six of elm.
import { type SmallTable, smallGame, turnOf } from '../../small-game.ts';

function mustBeInHand({ state }: SmallTable): void {
  if (state.played['elm-6'] === 1) throw new Error('there is no elm-6 in hand');
}

export const game = smallGame('throwing', {
  *turn(table) {
    yield* turnOf(table);
    mustBeInHand(table);
  },
});
