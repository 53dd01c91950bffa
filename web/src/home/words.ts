// What is said only in the home of a game, of its replays: fetched with them.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { HomeWords } from './languages/en.ts';

export const homeWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<HomeWords>>>('./languages/*.ts'));

/** The text about replays under this key. */
export const say = saidIn<HomeWords>(homeWords);
