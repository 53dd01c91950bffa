// The languages that there are: a file of `../languages` each, found when the client is built, and fetched when it is wanted.
/// <reference types="vite/client" />
import type { AbyssWords } from '../abyss/words/vocabulary.ts';
import type { Words } from '../languages/en.ts';
import type { Translation } from './catalog.ts';
import { type Language, nameOf } from './languages.ts';

/** All that a language says: of the interface, and of each game. */
export interface LanguageFile {
  readonly words: Translation<Words>;
  readonly abyss: AbyssWords;
}

const FILES = import.meta.glob<LanguageFile>('../languages/*.ts');

/** In the order of the alphabet, by what they are called. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = Object.keys(FILES)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))
  .map((code) => ({ code, name: nameOf(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

export function wordsIn(code: Language): Promise<LanguageFile> {
  return (FILES[`../languages/${code}.ts`] as () => Promise<LanguageFile>)();
}
