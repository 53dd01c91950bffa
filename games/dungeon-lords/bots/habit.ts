// How the bot answers one kind of question.
import type { Habit as HabitFrom } from '@undertow/bots/habit.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Outlook } from './outlook.ts';

export type Habit = HabitFrom<Outlook>;

/** What the form of this decision is filled in from. */
export function dataOf<Data>({ choice }: Decision): Data {
  if (choice.type !== 'form') throw new Error(`this choice is a ${choice.type}, and no form`);
  return choice.data as Data;
}

/** The item of the highest worth; of equal ones the first. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = worth(item);
    if (found !== undefined && points <= most) continue;
    found = item;
    most = points;
  }
  return found;
}
