// What is said only of an analysis: fetched with it, not with the replay.
/// <reference types="vite/client" />
import type { Translation } from '../../words/catalog.ts';
import type { LanguageFile } from '../../words/files.ts';
import { saidIn } from '../../words/saying.ts';
import { Vocabulary } from '../../words/words.svelte.ts';
import type { AnalysisWords } from './languages/en.ts';

export const analysisWords = new Vocabulary(
  import.meta.glob<LanguageFile<Translation<AnalysisWords>>>('./languages/*.ts'),
);

/** The text under this key. */
export const say = saidIn<AnalysisWords>(analysisWords);
