// How a bot answers one kind of question.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import type { Outlook } from './outlook.ts';

export type Habit = (outlook: Outlook, options: readonly string[], decision: Decision) => Answer;

/** What stands behind the colon of those options that begin with this word. */
export function named(word: string, options: readonly string[]): string[] {
  return options.flatMap((option) => (option.startsWith(`${word}:`) ? [option.slice(word.length + 1)] : []));
}
