// The names of things, as they stand in a sentence.
import type { Seat } from '../../table/game.ts';
import type { AbyssEvent } from '../events.ts';
import type { Rules } from '../rules.ts';
import type { CardId, LocationId, LordId, TokenId } from '../state.ts';

/** Who plays, and with which cards: all that the sentences name. */
export interface Cast {
  readonly seats: readonly string[];
  readonly rules: Pick<Rules, 'lords' | 'locations'>;
}

/** How an expansion tells an event of its own; `undefined` for the events of others. */
export type Sentence = (event: AbyssEvent, cast: Cast) => string | undefined;

export function seatName({ seats }: Cast, seat: Seat): string {
  return seats[seat] ?? `seat ${seat}`;
}

/** The Jailer; within a sentence, as everywhere here, the Jailer. */
export function lordName({ rules }: Cast, id: LordId): string {
  return withSmallArticle(rules.lords.get(id)?.name ?? id);
}

export function locationName({ rules }: Cast, id: LocationId): string {
  return withSmallArticle(rules.locations.get(id)?.name ?? id);
}

function withSmallArticle(name: string): string {
  return name.replace(/^The /, 'the ');
}

/** Ada's Jailer. */
export function ownedName(owner: string, name: string): string {
  return `${owner}'s ${name.replace(/^the /, '')}`;
}

/** An Exploration card: crab 3, and what else stands on it. */
export function cardName(id: CardId): string {
  const [kind = id, value, skill] = id.split('-');
  if (value === undefined) return `a ${capitalised(kind)}`;
  return skill === undefined ? `${kind} ${value}` : `${kind} ${value} (${skill})`;
}

/** The face of a Monster token: 3 points. */
export function tokenName(id: TokenId): string {
  return id.replace(/^(\w+)-(\d+)$/, '$2 $1');
}

/** 1 Pearl, 2 Pearls, 3 Allies. */
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
