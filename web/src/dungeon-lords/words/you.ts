// How a sentence of the log is put to the seat that it speaks of: as `you`, in words of its own where it has them.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Deed } from './deeds.ts';
import { entry } from './names.ts';
import type { Sentence } from './telling.ts';
import type { DungeonWords } from './vocabulary.ts';

export interface Wording {
  readonly text: string;
  readonly deedText: (deed: Deed) => string;
}

/** A sentence with deeds speaks to the seat in all of them, or in none. */
export function wordingFor(words: DungeonWords, { key, things, deeds }: Sentence, viewer: Seat | null): Wording {
  const yours = viewer !== null && isSeat(things.who, viewer) ? entry<string>(words.yours, key) : undefined;
  const isYours = yours !== undefined && (deeds ?? []).every((deed) => Object.hasOwn(words.yourDeeds, deed.key));
  return {
    text: isYours ? yours : words.told[key],
    deedText: (deed) => (isYours ? words.yourDeeds[deed.key] : words.deeds[deed.key]),
  };
}

function isSeat(thing: unknown, seat: Seat): boolean {
  return typeof thing === 'object' && thing !== null && 'seat' in thing && thing.seat === seat;
}
