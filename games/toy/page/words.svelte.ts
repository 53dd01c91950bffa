// The words of Prizes in the language of the reader.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { language, Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import { prizesIn, type Talk } from '../words/prizes-in.ts';
import type { PrizesWords } from '../words/prizes-words.ts';

export const vocabulary = new Vocabulary(import.meta.glob<LanguageFile<PrizesWords>>('../words/languages/*.ts'));

const talk = $derived(prizesIn(language.current, vocabulary.words));

export function prizes(): Talk {
  return talk;
}
