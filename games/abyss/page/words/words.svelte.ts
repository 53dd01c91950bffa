// The game in the language that is shown now.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { language, Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import { type AbyssTalk, abyssIn } from './abyss-in.ts';
import type { AbyssWords } from './abyss-words.ts';

export type { AbyssTalk, Asked, Context, GlossaryEntry, HelpTopic, TextKey } from './abyss-in.ts';
export type { ToldEvent } from './telling.ts';

export const vocabulary = new Vocabulary(import.meta.glob<LanguageFile<AbyssWords>>('../languages/*.ts'));

const talk = $derived(abyssIn(language.current, vocabulary.words));

export function abyss(): AbyssTalk {
  return talk;
}
