// How a sentence of the log is put to the seat that it speaks of: as `you`, in words of its own.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Thing, Things } from '../../table/kit/parts.ts';
import { entry } from './names.ts';
import type { Sentence } from './telling.ts';
import type { AbyssWords } from './vocabulary.ts';

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
    const others = without(things[place], viewer);
    if (!others) continue;
    const yours = entry<string>(words.yours, others.things.length > 0 ? `${key}.too` : key);
    if (yours) return { text: yours, things: { ...things, [place]: others } };
  }
  return { text, things };
}

function isSeat(thing: Thing | undefined, seat: Seat): boolean {
  return typeof thing === 'object' && 'seat' in thing && thing.seat === seat;
}

/** A list without this seat; `undefined` if it is not in it. */
function without(thing: Thing | undefined, seat: Seat) {
  if (typeof thing !== 'object' || !('things' in thing) || !('joint' in thing)) return undefined;
  const others = thing.things.filter((one) => !isSeat(one, seat));
  return others.length < thing.things.length ? { ...thing, things: others } : undefined;
}
