// A game in which the one of elm may not be played, not even where a seat has nothing else.
import { smallGame, turnOf } from '../../small-game.ts';

export const game = smallGame('without-an-answer', {
  turn: (table) => turnOf(table, (hand) => hand.filter((card) => card !== 'elm-1')),
});
