// The only way to the state for writing. Nothing outside this folder may import it. A verb that is asked for what is not
// there throws, and says what is missing: how much there is to take is worked out by the rule that calls it.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Abyss } from '../rules.ts';
import type { AllyId, CardId, Player, State } from '../state.ts';

export function write(table: Abyss): State {
  return table.state as State;
}

export function writePlayer(table: Abyss, seat: Seat): Player {
  const player = write(table).seats[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** So many from the top of a pile: their faces become known to a seat, or to all. */
export function topOf(table: Abyss, pile: readonly string[], count: number, purpose: string): readonly string[] {
  const drawn = pile.slice(0, checked(count, pile.length, purpose));
  if (drawn.length > 0) table.reveal();
  return drawn;
}

/** The top of a pile, as `topOf`. */
export function topCard(table: Abyss, pile: readonly string[], purpose: string): string {
  checked(1, pile.length, purpose);
  table.reveal();
  return pile[0] as string;
}

/** Adds cards to the hand of this seat. */
export function takeToHand(table: Abyss, seat: Seat, cards: readonly AllyId[]): void {
  const player = writePlayer(table, seat);
  player.hand = joined(player.hand, cards);
}

/** Adds cards to the discard pile. */
export function discard(table: Abyss, cards: readonly CardId[]): void {
  const state = write(table);
  state.discard = joined(state.discard, cards);
}

/** The one list, and the other behind it. */
export function joined<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  // By hand: a list that grows, as a spread one does, takes three times as much room, and twice as long.
  const both = new Array<Item>(first.length + second.length);
  for (let i = 0; i < first.length; i++) both[i] = first[i] as Item;
  for (let i = 0; i < second.length; i++) both[first.length + i] = second[i] as Item;
  return both;
}

/** The cards without one of this face. */
export function without<Card>(cards: readonly Card[], face: Card): readonly Card[] {
  const at = cards.indexOf(face);
  if (at < 0) throw new Error(`there is no ${face} to take`);
  // By hand: on lists as short as these `toSpliced` takes several times as long.
  const left = cards.slice(0, -1);
  for (let i = at; i < left.length; i++) left[i] = cards[i + 1] as Card;
  return left;
}

/** The same number, if it is a whole one and there is as much. */
export function checked(count: number, there: number, purpose: string): number {
  if (!Number.isInteger(count) || count < 0) throw new Error(`${count} is no number of things ${purpose}`);
  if (count > there) throw new Error(`there are ${there} ${purpose}, not ${count}`);
  return count;
}

/** The items with another one in this place. */
export function replaced<Item>(items: readonly Item[], place: number, item: Item): readonly Item[] {
  if (!(place in items)) throw new Error(`there is no place ${place} among ${items.length}`);
  const changed = items.slice();
  changed[place] = item;
  return changed;
}
