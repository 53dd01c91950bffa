// The rules of the game by their numbers, in the words of one language.
import type { RuleChapter } from '@undertow/web/src/game.ts';
import type { Language } from '@undertow/web/src/words/languages.ts';
import { typeset } from '@undertow/web/src/words/typography.ts';
import type { words as english } from '../languages/rules/en.ts';
import { CHAPTERS, type Chapter } from './numbers.ts';

/** All that a language says of the rules. */
export interface DungeonRules {
  readonly shelves: Readonly<Record<keyof typeof english.shelves, string>>;
  /** What facts and filters are called. */
  readonly facts: Readonly<Record<keyof typeof english.facts, string>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<keyof typeof english.rules, string>>;
}

export function chaptersIn(code: Language, words: DungeonRules): readonly RuleChapter[] {
  const told: Readonly<Record<string, string>> = words.rules;
  return (Object.keys(CHAPTERS) as Chapter[]).map((id) => ({
    id,
    title: words.chapters[id],
    rules: CHAPTERS[id].map((number) => ({ number, text: typeset(code, told[number] ?? '') })),
  }));
}
