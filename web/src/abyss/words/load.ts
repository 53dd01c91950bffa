// Brings the words of the game in a language, when they are wanted. English is always there, to fall back on.
import type { Language } from '../../words/languages.ts';
import { en } from './en.ts';
import type { AbyssWords } from './vocabulary.ts';

const FILES: Readonly<Record<Language, () => Promise<AbyssWords>>> = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
};

export function loadAbyssWords(code: Language): Promise<AbyssWords> {
  return FILES[code]();
}
