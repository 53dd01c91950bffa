// What the end of a match says besides its points: fetched with the first match that is over.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { EndingWords } from './languages/en.ts';

export const endingWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<EndingWords>>>('./languages/*.ts'));

export const say = saidIn<EndingWords>(endingWords);
