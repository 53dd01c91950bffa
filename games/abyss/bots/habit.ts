// How a bot answers one kind of question.
import type { Habit as HabitFrom } from '@undertow/bots/habit.ts';
import type { Outlook } from './outlook.ts';

export type Habit = HabitFrom<Outlook>;

/** What stands behind the colon of those options that begin with this word. */
export function named(word: string, options: readonly string[]): string[] {
  return options.flatMap((option) => (option.startsWith(`${word}:`) ? [option.slice(word.length + 1)] : []));
}
