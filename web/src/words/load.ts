// Brings the words of the interface in a language, when they are wanted. English is always there, to fall back on.
import type { Translation } from './catalog.ts';
import { en, type Words } from './en.ts';
import type { Language } from './languages.ts';

const FILES: Readonly<Record<Language, () => Promise<Translation<Words>>>> = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
};

export function loadWords(code: Language): Promise<Translation<Words>> {
  return FILES[code]();
}
