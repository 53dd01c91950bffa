// What is said only on the page of an account: fetched with it, not with the lobby.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { AccountWords } from './languages/en.ts';

export const accountWords = new Vocabulary(
  import.meta.glob<LanguageFile<Translation<AccountWords>>>('./languages/*.ts'),
);

/** The text of the page under this key. */
export const say = saidIn<AccountWords>(accountWords);
