// What the small picture of a running match is drawn from, as the list of tables brings it.
import type { Json } from '@undertow/client-sdk/index.ts';

export interface TrackCard {
  /** A Race, `kraken`, or `monster`. */
  readonly kind: string;
  readonly value?: string;
}

export interface Miniature {
  readonly court: readonly string[];
  readonly track: readonly (TrackCard | undefined)[];
  /** The Guilds of the Lords of each seat. */
  readonly lords: readonly (readonly string[])[];
}

/** What cannot be read is left out: another version of the server may tell something else. */
export function miniatureOf(board: Json): Miniature {
  const { court, track, lords } = (board ?? {}) as Readonly<Record<string, Json>>;
  return {
    court: textsIn(court),
    track: listIn(track).map((card) => (typeof card === 'string' ? cardOf(card) : undefined)),
    lords: listIn(lords).map(textsIn),
  };
}

function cardOf(id: string): TrackCard {
  const [kind = '', value] = id.split('-');
  return value === undefined ? { kind } : { kind, value };
}

function listIn(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

function textsIn(json: Json | undefined): readonly string[] {
  return listIn(json).filter((each) => typeof each === 'string');
}
