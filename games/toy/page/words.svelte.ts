// Prizes in the language that is shown now.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { language, Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import { prizesIn, type Talk } from './talk.ts';
import type { PrizesWords } from './words.ts';

export const vocabulary = new Vocabulary(import.meta.glob<LanguageFile<PrizesWords>>('./languages/*.ts'));

const talk = $derived(prizesIn(language.current, vocabulary.words));

export function prizes(): Talk {
  return talk;
}
