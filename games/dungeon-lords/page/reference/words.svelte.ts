// The rules in the language that is shown now; fetched with the page that shows them, and not before.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import type { DungeonRules } from '../../words/rules-words.ts';

export const rulesVocabulary = new Vocabulary(
  import.meta.glob<LanguageFile<DungeonRules>>('../../words/languages/rules/*.ts'),
);
