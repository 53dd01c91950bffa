// The words of the game in the language of the reader.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { language, Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import { type AbyssTalk, abyssIn } from '../../words/abyss-in.ts';
import type { AbyssWords } from '../../words/abyss-words.ts';

export type { AbyssTalk, HelpTopic, TextKey } from '../../words/abyss-in.ts';
export type { ToldEvent } from '../../words/event-sentences.ts';

export const vocabulary = new Vocabulary(import.meta.glob<LanguageFile<AbyssWords>>('../../words/languages/*.ts'));

const talk = $derived(abyssIn(language.current, vocabulary.words));

export function abyss(): AbyssTalk {
  return talk;
}
