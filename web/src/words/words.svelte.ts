// The language that is shown now, and everything said in it. Whatever reads it in a component is drawn again when it changes.
import type { Words } from '../languages/en.ts';
import { type Arguments, type KeyOf, textOf, type Values } from './catalog.ts';
import { type LanguageFile, wordsIn } from './files.ts';
import { type DateStyle, type DurationStyle, dateIn, distanceIn, durationIn, listIn, numberIn } from './formats.ts';
import type { Language } from './languages.ts';
import { Switching } from './switching.ts';

export { languages } from './files.ts';

export type Key = KeyOf<Words>;

interface Spoken {
  readonly code: Language;
  readonly file: LanguageFile;
}

/** Nothing is drawn before the first language is there. */
let spoken = $state.raw() as Spoken;

const switching = new Switching(wordsIn, (code, file) => {
  spoken = { code, file };
});

export const language = {
  get current(): Language {
    return spoken.code;
  },

  /** All that it says, of the games too. */
  get file(): LanguageFile {
    return spoken.file;
  },
};

/** Switches the whole page at once, as soon as all words have come. */
export function setLanguage(code: Language): Promise<void> {
  return switching.to(code);
}

/** The text of the interface under this key. */
export function t<K extends Key>(key: K, ...[values]: Arguments<Words, K>): string {
  return textOf(spoken.code, spoken.file.words, key, values as Values | undefined);
}

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberIn(spoken.code, value, options);
}

export function formatDate(when: Date | number | string, style?: DateStyle): string {
  return dateIn(spoken.code, when, style);
}

/** How long ago, or how soon: a negative number of milliseconds lies in the past. */
export function formatDistance(milliseconds: number): string {
  return distanceIn(spoken.code, milliseconds);
}

export function formatDuration(milliseconds: number, style?: DurationStyle): string {
  return durationIn(spoken.code, milliseconds, style);
}

export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return listIn(spoken.code, items, type);
}
