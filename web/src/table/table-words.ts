// What most visits to a table never say: of a player who has gone, of what was answered for them, reactions, and whether one
// wants sounds. Fetched with the first that says it.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { TableWords } from './languages/en.ts';

export const tableWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<TableWords>>>('./languages/*.ts'));

/** The text under this key. */
export const say = saidIn<TableWords>(tableWords);
