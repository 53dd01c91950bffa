// What is said only on the page of the players of the house: fetched with it.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { RivalWords } from './languages/en.ts';

export const rivalWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<RivalWords>>>('./languages/*.ts'));

/** The text of the page under this key. */
export const say = saidIn<RivalWords>(rivalWords);
