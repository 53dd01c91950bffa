// The list of languages: a file of `../languages` each, found when the client is built, and fetched when it is wanted.
/// <reference types="vite/client" />

import type { Translation } from '@undertow/shared/words/catalog.ts';
import { type Language, nameOf } from '@undertow/shared/words/languages.ts';
import type { Words } from '../languages/en.ts';

/** What a file of words has: those of the interface, or those of a game. */
export interface LanguageFile<Said> {
  readonly words: Said;
}

/** The files of one kind of words, by their paths, as the build finds them: `import.meta.glob('./languages/*.ts')`. */
export type LanguageFiles<Said> = Readonly<Record<string, () => Promise<LanguageFile<Said>>>>;

export type InterfaceWords = Translation<Words>;

const FILES: LanguageFiles<InterfaceWords> = import.meta.glob<LanguageFile<InterfaceWords>>('../languages/*.ts');

export const languages: readonly Language[] = Object.keys(FILES).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
);

/** In the order of the alphabet, by what they are called. Only a page that shows the names asks the browser for them: it takes long. */
export function languagesByName(): readonly { readonly code: Language; readonly name: string }[] {
  return languages
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function interfaceIn(code: Language): Promise<InterfaceWords> {
  return wordsOf(FILES, code);
}

/** What is said in a language; in English where no one has translated it. */
export async function wordsOf<Said>(files: LanguageFiles<Said>, code: Language): Promise<Said> {
  const find = (wanted: Language) => Object.keys(files).find((path) => path.endsWith(`/${wanted}.ts`));
  const file = files[find(code) ?? find('en') ?? ''];
  if (!file) throw new Error(`there are no words in ${code}`);
  return (await file()).words;
}
