// How a sentence of the log is put to the seat that it speaks of: as `you`, in words of its own.
import type { Seat } from '@undertow/shared/table/game.ts';
import { isSeat, withoutSeat } from '@undertow/shared/words/addressed.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import type { AbyssWords } from './abyss-words.ts';
import { entry } from './names.ts';
import type { Sentence } from './telling.ts';

interface Wording {
  readonly text: string;
  readonly things: Things;
}

/** The places where several seats are named. */
const SEVERAL = ['to', 'seats'] as const;

export function wordingFor(words: AbyssWords, { key, things }: Sentence, viewer: Seat | null): Wording {
  const text = words.events[key];
  if (viewer === null) return { text, things };
  if (isSeat(things.who, viewer)) return { text: entry<string>(words.yours, key) ?? text, things };
  if (isSeat(things.from, viewer)) return { text: entry<string>(words.fromYou, key) ?? text, things };
  for (const place of SEVERAL) {
    const others = withoutSeat(things[place], viewer);
    if (!others) continue;
    const yours = entry<string>(words.yours, others.things.length > 0 ? `${key}.too` : key);
    if (yours) return { text: yours, things: { ...things, [place]: others } };
  }
  return { text, things };
}
