// What is said of moments of matches that are over: fetched with the first of them that is played on, shared or answered.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { MomentWords } from './languages/en.ts';

export const momentWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<MomentWords>>>('./languages/*.ts'));

export const say = saidIn<MomentWords>(momentWords);
