// The only way to the state for writing. Nothing outside this folder may import it.
import type { Seat } from '../../table/game.ts';
import type { Abyss } from '../rules.ts';
import type { Player, State } from '../state.ts';

export function write(table: Abyss): State {
  return table.state as State;
}

export function writePlayer(table: Abyss, seat: Seat): Player {
  return write(table).seats[seat] as Player;
}

/** Takes the top off a pile: its face becomes known to somebody. */
export function drawFrom(table: Abyss, pile: string[]): string | undefined {
  table.reveal();
  return pile.shift();
}

/** Takes one card of this face out of the cards. */
export function remove(cards: string[], face: string): void {
  const at = cards.indexOf(face);
  if (at < 0) throw new Error(`there is no ${face} to take`);
  cards.splice(at, 1);
}
