// What is said only on the page of a replay: fetched with it, not with the lobby.
/// <reference types="vite/client" />
import type { Translation } from '../words/catalog.ts';
import type { LanguageFile } from '../words/files.ts';
import { saidIn } from '../words/saying.ts';
import { Vocabulary } from '../words/words.svelte.ts';
import type { ReplayWords } from './languages/en.ts';

export const replayWords = new Vocabulary(import.meta.glob<LanguageFile<Translation<ReplayWords>>>('./languages/*.ts'));

/** The text of the page under this key. */
export const say = saidIn<ReplayWords>(replayWords);
