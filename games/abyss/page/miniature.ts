// The data of the miniature of a running match, as the list of tables brings it.
import type { Json } from '@undertow/client-sdk/index.ts';
import { RACES } from '../rules/races.ts';
import { lordIds } from './art/cards.ts';

export interface TrackCard {
  /** A Race, `kraken`, or `monster`. */
  readonly kind: string;
  readonly value?: string;
}

export interface Miniature {
  /** By their ids. */
  readonly court: readonly string[];
  readonly track: readonly (TrackCard | undefined)[];
  /** How many cards lie in each stack. */
  readonly council: readonly { readonly race: string; readonly cards: number }[];
  /** The Lords of each seat. */
  readonly lords: readonly (readonly string[])[];
}

/** What cannot be read is left out: another version of the server may tell something else. */
export function miniatureOf(board: Json): Miniature {
  const { court, track, council, lords } = (board ?? {}) as Readonly<Record<string, Json>>;
  const counts = (council ?? {}) as Readonly<Record<string, Json>>;
  return {
    // As at the table, where the Lord farthest from the deck stands on the right.
    court: lordsIn(court).toReversed(),
    track: listIn(track).map((card) => (typeof card === 'string' ? cardOf(card) : undefined)),
    council: RACES.map((race) => ({ race, cards: Number(counts[race]) || 0 })),
    lords: listIn(lords).map(lordsIn),
  };
}

function cardOf(id: string): TrackCard {
  const [kind = '', value] = id.split('-');
  return value === undefined ? { kind } : { kind, value };
}

function listIn(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

function lordsIn(json: Json | undefined): readonly string[] {
  return listIn(json).filter((each) => typeof each === 'string' && lordIds.includes(each)) as string[];
}
