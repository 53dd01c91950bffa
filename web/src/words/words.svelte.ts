// The language of the page as reactive state, and all texts in it: components that read it are drawn again when it changes.

import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { listIn, numberIn } from '@undertow/shared/words/formats.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { untrack } from 'svelte';
import type { Words } from '../languages/en.ts';
import { type DateStyle, type DurationStyle, dateIn, distanceIn, durationIn } from './dates.ts';
import { type InterfaceWords, interfaceIn, type LanguageFiles, wordsOf } from './files.ts';
import { Switching } from './switching.ts';

export { languagesByName } from './files.ts';

export type Key = KeyOf<Words>;

interface Spoken {
  readonly code: Language;
  readonly words: InterfaceWords;
  /** What is said besides the interface. */
  readonly more: ReadonlyMap<Vocabulary<unknown>, unknown>;
}

/** Nothing is drawn before the first language is there. */
let spoken = $state.raw() as Spoken;
let wanted: Language = 'en';
const opened = new Set<Vocabulary<unknown>>();

const switching = new Switching(allIn, (code, { words, more }: Spoken) => {
  // Of two that open at the same time, neither takes away what the other one has brought.
  const known = spoken?.code === code ? spoken.more : [];
  spoken = { code, words, more: new Map([...known, ...more]) };
});

async function allIn(code: Language): Promise<Spoken> {
  const vocabularies = [...opened];
  const [words, ...more] = await Promise.all([interfaceIn(code), ...vocabularies.map((one) => one.in(code))]);
  return { code, words, more: new Map(vocabularies.map((one, i) => [one, more[i]])) };
}

/** What the interface does not say, such as the words of a game: a file a language, fetched once something is shown of it. */
export class Vocabulary<Said> {
  readonly #files: LanguageFiles<Said>;

  constructor(files: LanguageFiles<Said>) {
    this.#files = files;
  }

  /** Settled when it can be spoken; from then on it changes its language with the page. */
  async open(): Promise<void> {
    opened.add(this);
    try {
      // Who waits for words in a component must not ask for everything again once they are there.
      while (untrack(() => !spoken.more.has(this))) await switching.to(wanted);
    } catch (error) {
      // What cannot be had must not keep the page from changing its language.
      opened.delete(this);
      throw error;
    }
  }

  /** In the language that is shown. */
  get words(): Said {
    if (!spoken.more.has(this)) throw new Error('words were used before they had been opened');
    return spoken.more.get(this) as Said;
  }

  in(code: Language): Promise<Said> {
    return wordsOf(this.#files, code);
  }
}

export const language = {
  get current(): Language {
    return spoken.code;
  },
};

/** Switches the whole page at once, as soon as all words have come. */
export function setLanguage(code: Language): Promise<void> {
  wanted = code;
  return switching.to(code);
}

/** The text of the interface under this key. */
export function t<K extends Key>(key: K, ...[values]: Arguments<Words, K>): string {
  return textOf(spoken.code, spoken.words, key, values as Values | undefined);
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
