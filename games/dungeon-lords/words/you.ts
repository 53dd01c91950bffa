// How a sentence of the log is put to the seat that it speaks of: as `you`, in words of its own where it has them.
import type { Seat } from '@undertow/shared/table/game.ts';
import { isSeat, withoutSeat } from '@undertow/shared/words/addressed.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import type { Deed } from './deeds.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { entry } from './names.ts';
import type { Sentence } from './telling.ts';

export interface Wording {
  readonly text: string;
  readonly things: Things;
  readonly deedText: (deed: Deed) => string;
}

/** A sentence with deeds speaks to the seat in all of them, or in none. */
export function wordingFor(words: DungeonWords, sentence: Sentence, viewer: Seat | null): Wording {
  const { key, things, deeds = [] } = sentence;
  const yours = viewer === null ? undefined : addressed(words, sentence, viewer);
  const isYours = yours !== undefined && deeds.every((deed) => Object.hasOwn(words.yourDeeds, deed.key));
  return {
    ...(isYours ? yours : { text: words.told[key], things }),
    deedText: (deed) => (isYours ? words.yourDeeds[deed.key] : words.deeds[deed.key]),
  };
}

/** What this seat is told of itself; `undefined` where the sentence does not speak of it. */
function addressed(
  words: DungeonWords,
  { key, things }: Sentence,
  viewer: Seat,
): Omit<Wording, 'deedText'> | undefined {
  const worded = (text: string | undefined, told = things) => (text === undefined ? undefined : { text, things: told });
  if (isSeat(things.who ?? things.minion, viewer)) return worded(entry<string>(words.yours, key));
  if (isSeat(things.from, viewer)) return worded(entry<string>(words.fromYou, key));
  const others = withoutSeat(things.seats, viewer);
  if (!others) return undefined;
  const yours = entry<string>(words.yours, others.things.length > 0 ? `${key}.too` : key);
  return worded(yours, { ...things, seats: others });
}
