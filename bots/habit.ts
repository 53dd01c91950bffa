// A bot made of habits, one for each kind of question.
import { enumerate, type Forms, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';

/** How a bot answers one kind of question, from what it makes of its view. */
export type Habit<Outlook> = (outlook: Outlook, options: readonly string[], decision: Decision) => Answer | undefined;

/** Habits by prompt. */
export type Habits<Outlook> = Readonly<Record<string, Habit<Outlook>>>;

/** Where there is no habit, or one that leads nowhere, the answer is what comes first. */
export function byHabit<Outlook>(
  habits: Habits<Outlook>,
  forms: Forms,
): (outlook: Outlook, decision: Decision) => Answer {
  return (outlook, decision) => {
    const { prompt, choice } = decision;
    const habit = Object.hasOwn(habits, prompt) ? habits[prompt] : undefined;
    const options = 'options' in choice ? choice.options : [];
    const answer = habit?.(outlook, options, decision);
    return answer !== undefined && isLegal(choice, answer, forms) ? answer : anyAnswer(choice, forms);
  };
}

function anyAnswer(choice: Choice, forms: Forms): Answer {
  const [answer] = enumerate(choice, 1, forms);
  if (answer === undefined) throw new Error('nothing can be answered');
  return answer;
}
