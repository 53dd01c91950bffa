// A bot that plays Dungeon Lords sensibly: it thinks no round ahead, but knows what things are worth, and tries out a
// battle before it plans it.
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';
import type { Bot } from '../bot.ts';
import { habits } from './habits.ts';
import { type Outlook, outlookOf } from './outlook.ts';

export const sensible: Bot<View> = (view, decision) => answerFrom(outlookOf(view, decision.seat), decision);

export function answerFrom(outlook: Outlook, decision: Decision): Answer {
  const { prompt, choice } = decision;
  const habit = Object.hasOwn(habits, prompt) ? habits[prompt] : undefined;
  const options = 'options' in choice ? choice.options : [];
  const answer = habit?.(outlook, options, decision);
  // Where it has no habit, or one that leads nowhere, it takes what comes first.
  return answer !== undefined && isLegal(choice, answer, dungeonLords.forms) ? answer : anyAnswer(choice);
}

function anyAnswer(choice: Choice): Answer {
  const [answer] = enumerate(choice, 1, dungeonLords.forms);
  if (answer === undefined) throw new Error('nothing can be answered');
  return answer;
}
