// What is said where the clipboard is not open to the page: fetched when that comes out.
/// <reference types="vite/client" />
import type { Translation } from '../../words/catalog.ts';
import type { LanguageFile } from '../../words/files.ts';
import { saidIn } from '../../words/saying.ts';
import { Vocabulary } from '../../words/words.svelte.ts';
import type { ByHandWords } from './languages/en.ts';

export const byHandWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<ByHandWords>>>('./languages/*.ts'));

export const say = saidIn<ByHandWords>(byHandWords);
