// The words of the game in the language of the reader.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { language, Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import { type DungeonTalk, dungeonIn } from '../../words/dungeon-in.ts';
import type { DungeonWords } from '../../words/dungeon-words.ts';

export type { DungeonTalk, HelpTopic, TextKey } from '../../words/dungeon-in.ts';

export const vocabulary = new Vocabulary(import.meta.glob<LanguageFile<DungeonWords>>('../../words/languages/*.ts'));

const talk = $derived(dungeonIn(language.current, vocabulary.words));

export function dungeonLords(): DungeonTalk {
  return talk;
}
