// Parts of English sentences that are the same in every game.
import type { Seat } from './game.ts';

/** How the players are called, by their seats. */
export interface Names {
  readonly seats: readonly string[];
}

export function seatName({ seats }: Names, seat: Seat): string {
  return seats[seat] ?? `seat ${seat}`;
}

/** Ada's tower. */
export function ownedName(owner: string, name: string): string {
  return `${owner}'s ${name.replace(/^the /, '')}`;
}

/** 1 card, 2 cards, 3 allies. */
export function count(number: number, thing: string): string {
  return number === 1 ? `1 ${thing}` : `${number} ${thing.replace(/([^aeiou])y$/, '$1ie')}s`;
}

/** Ada, Bea and Cyril. */
export function list(things: readonly string[], joint = 'and'): string {
  const last = things.at(-1) ?? '';
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${joint} ${last}` : last;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
