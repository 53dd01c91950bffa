// The texts of all pages, sheets and parts after the first page: a file a language, fetched with the first of them.
/// <reference types="vite/client" />

import { type Arguments, type KeyOf, type Translation, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import type { LaterWords } from '../languages/later/en.ts';
import type { LanguageFile } from './files.ts';
import { language, Vocabulary } from './words.svelte.ts';

export const laterWords = new Vocabulary(
  import.meta.glob<LanguageFile<Translation<LaterWords>>>('../languages/later/*.ts'),
);

/** The texts of a part, by their keys. */
export function laterSaying<Part extends keyof LaterWords>(
  part: Part,
): <K extends KeyOf<LaterWords[Part]>>(key: K, ...values: Arguments<LaterWords[Part], K>) => string {
  return (key, ...[values]) => textOf(language.current, laterWords.words[part], key, values as Values | undefined);
}
