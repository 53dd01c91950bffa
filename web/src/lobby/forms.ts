// What is said only in the sheets of the lobby and where bots are told: fetched with the first of them, not with the lobby.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { FormWords } from './languages/en.ts';

export const formWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<FormWords>>>('./languages/*.ts'));

/** The text of the sheets under this key. */
export const say = saidIn<FormWords>(formWords);
