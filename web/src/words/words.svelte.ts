// The language that is shown now, and everything said in it. Whatever reads it in a component is drawn again when it changes.
import { type Arguments, type KeyOf, type Translation, textOf, type Values } from './catalog.ts';
import { en, type Words } from './en.ts';
import { type DateStyle, type DurationStyle, dateIn, distanceIn, durationIn, listIn, numberIn } from './formats.ts';
import type { Language } from './languages.ts';
import { loadWords } from './load.ts';
import { type Follower, Switching } from './switching.ts';

export { isLanguage, LANGUAGES, type Language, languages, preferredLanguage } from './languages.ts';

export type Key = KeyOf<Words>;

let current = $state<Language>('en');
let words = $state.raw<Translation<Words>>(en);

const switching = new Switching();
void switching.join(async (code) => {
  const loaded = await loadWords(code);
  return () => {
    words = loaded;
    current = code;
  };
});

export const language = {
  get current(): Language {
    return current;
  },
};

/** Switches the whole page at once, as soon as all words have come. */
export function setLanguage(code: Language): Promise<void> {
  return switching.to(code);
}

/** For words that are loaded later, such as those of a game: they follow the language from now on. */
export function followLanguage(follower: Follower): Promise<void> {
  return switching.join(follower);
}

/** The text of the interface under this key. */
export function t<K extends Key>(key: K, ...[values]: Arguments<Words, K>): string {
  return textOf(current, [words, en], key, values as Values | undefined);
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberIn(current, value, options);
}

export function formatDate(when: Date | number | string, style?: DateStyle): string {
  return dateIn(current, when, style);
}

/** How long ago, or how soon: a negative number of milliseconds lies in the past. */
export function formatDistance(milliseconds: number): string {
  return distanceIn(current, milliseconds);
}

export function formatDuration(milliseconds: number, style?: DurationStyle): string {
  return durationIn(current, milliseconds, style);
}

export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return listIn(current, items, type);
}
