// The rules in the language of the reader, fetched with the page that shows them.
/// <reference types="vite/client" />
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import type { AbyssRules } from '../../words/rules-words.ts';

export const rulesVocabulary = new Vocabulary(
  import.meta.glob<LanguageFile<AbyssRules>>('../../words/languages/rules/*.ts'),
);
