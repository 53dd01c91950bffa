// A bot that plays Abyss sensibly: it thinks no move ahead, but knows what things are worth.
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { View } from '@undertow/shared/abyss/view.ts';
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
  // Where it has no habit, or one that leads nowhere, it takes what costs least thought.
  return answer !== undefined && isLegal(choice, answer, abyss.forms) ? answer : anyAnswer(choice);
}

function anyAnswer(choice: Choice): Answer {
  const [answer] = enumerate(choice, 1, abyss.forms);
  if (answer === undefined) throw new Error('nothing can be answered');
  return answer;
}
