// Words that most visits to a table never need: of players who are gone, of answers given for others, of reactions and of
// sounds. They are fetched when one of them is first said.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { TableWords } from './languages/en.ts';

export const tableWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<TableWords>>>('./languages/*.ts'));

/** The text under this key. */
export const say = saidIn<TableWords>(tableWords);
