// What is said of a player who has gone, and of what was answered for them: fetched with the first that says it.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { AbsenceWords } from './languages/en.ts';

export const absenceWords = new Vocabulary(
  import.meta.glob<LanguageFile<Translation<AbsenceWords>>>('./languages/*.ts'),
);

/** The text under this key. */
export const say = saidIn<AbsenceWords>(absenceWords);
