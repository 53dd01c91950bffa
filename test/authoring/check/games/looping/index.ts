// A game whose rules never come back when the six of elm has been played.
import { type State, smallGame, turnOf } from '../../small-game.ts';

function nextHigher({ played }: State): number {
  let value = 7;
  while (played['elm-6'] !== undefined) value = (value + 1) % 7;
  return value;
}

export const game = smallGame('looping', {
  *turn(table) {
    yield* turnOf(table);
    nextHigher(table.state);
  },
});
