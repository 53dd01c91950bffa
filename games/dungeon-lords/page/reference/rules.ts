// The rules of the game by their numbers, in the words of one language.

import type { Language } from '@undertow/shared/words/languages.ts';
import { typeset } from '@undertow/shared/words/typography.ts';
import type { RuleChapter } from '@undertow/web/src/game.ts';
import type { DungeonRules } from '../../words/rules-words.ts';
import { CHAPTERS, type Chapter } from './numbers.ts';

export function chaptersIn(code: Language, words: DungeonRules): readonly RuleChapter[] {
  const told: Readonly<Record<string, string>> = words.rules;
  return (Object.keys(CHAPTERS) as Chapter[]).map((id) => ({
    id,
    title: words.chapters[id],
    rules: CHAPTERS[id].map((number) => ({ number, text: typeset(code, told[number] ?? '') })),
  }));
}
