// What is said only of a battle that was worked out: fetched with an analysis.
/// <reference types="vite/client" />
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { LanguageFile } from '@undertow/web/src/words/files.ts';
import { saidIn } from '@undertow/web/src/words/saying.ts';
import { Vocabulary } from '@undertow/web/src/words/words.svelte.ts';
import type { BattleWords } from '../../words/languages/analysis/en.ts';

export const battleWords = new Vocabulary(
  import.meta.glob<LanguageFile<Translation<BattleWords>>>('../../words/languages/analysis/*.ts'),
);

/** The text under this key. */
export const say = saidIn<BattleWords>(battleWords);
