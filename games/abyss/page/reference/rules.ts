// The rules of the game by their numbers, in the words of one language.

import type { Language } from '@undertow/shared/words/languages.ts';
import { typeset } from '@undertow/shared/words/typography.ts';
import type { RuleChapter } from '@undertow/web/src/game.ts';
import type { AbyssTalk } from '../../words/abyss-in.ts';
import type { AbyssRules } from '../../words/rules-words.ts';
import { ruleOf } from './lords.ts';
import { CHAPTERS, type Chapter } from './numbers.ts';

export function chaptersIn(code: Language, talk: AbyssTalk, words: AbyssRules): readonly RuleChapter[] {
  const lords = new Map([...ruleOf].map(([lord, number]) => [number, talk.lord(lord)]));
  const told: Readonly<Record<string, string>> = words.rules;
  return (Object.keys(CHAPTERS) as Chapter[]).map((id) => ({
    id,
    title: words.chapters[id],
    rules: CHAPTERS[id].map((number) => {
      const text = Object.hasOwn(told, number) ? typeset(code, told[number] ?? '') : '';
      const lord = lords.get(number);
      if (!lord) return { number, text };
      return { number, title: lord.name, text: `${lord.power || `${talk.text('board.noPower')}.`} ${text}`.trim() };
    }),
  }));
}
