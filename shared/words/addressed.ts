// How a sentence is put to the seat that it speaks of: as "you", in words of its own.
import type { Seat } from '../table/game.ts';
import { entry } from './entries.ts';
import type { Thing, Things } from './parts.ts';

/** A sentence by the key of its words, and what stands in its places. */
export interface Sentence {
  readonly key: string;
  readonly things: Things;
}

/** The words of sentences for the seat that does it, or to which it happens; and for the one from which it is taken. */
export interface AddressWords {
  readonly yours: object;
  readonly fromYou: object;
}

export interface Wording {
  readonly text: string;
  readonly things: Things;
}

/** The places of a sentence that name the seats that it is about. */
export interface AddressPlaces {
  readonly one: readonly string[];
  readonly several: readonly string[];
}

/** What this seat is told of itself; `undefined` where the sentence does not speak of it, or has no words of its own for it. */
export function addressed(
  { yours, fromYou }: AddressWords,
  { key, things }: Sentence,
  viewer: Seat,
  { one, several }: AddressPlaces,
): Wording | undefined {
  const worded = (words: object, at = key, told = things): Wording | undefined => {
    const text = entry<string>(words, at);
    return text === undefined ? undefined : { text, things: told };
  };
  if (one.some((place) => isSeat(things[place], viewer))) return worded(yours);
  if (isSeat(things.from, viewer)) return worded(fromYou);
  for (const place of several) {
    const others = withoutSeat(things[place], viewer);
    const told = others && worded(yours, others.things.length > 0 ? `${key}.too` : key, { ...things, [place]: others });
    if (told) return told;
  }
  return undefined;
}

function isSeat(thing: Thing | undefined, seat: Seat): boolean {
  return typeof thing === 'object' && 'seat' in thing && thing.seat === seat;
}

/** A list without this seat; `undefined` if it is not in it. */
function withoutSeat(thing: Thing | undefined, seat: Seat) {
  if (typeof thing !== 'object' || !('things' in thing) || thing.kind !== 'list') return undefined;
  const others = thing.things.filter((one) => !isSeat(one, seat));
  return others.length < thing.things.length ? { ...thing, things: others } : undefined;
}
