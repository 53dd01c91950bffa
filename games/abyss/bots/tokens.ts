// Chooses what a seat does with Monster tokens.
import type { Habit } from './habit.ts';

/** About what a Monster token is worth, of either supply. */
export const TOKEN = 2.6;
/** Those of Leviathan must be revealed to be worth anything; with fewer turns left, points are safer. */
const TIME_TO_REVEAL = 4;
/** A Council token waits for a stack like this. */
const WORTHWHILE = 3;

export const rewardSplit: Habit = ({ turnsLeft }, _, { choice }) => {
  if (choice.type !== 'amount') return 0;
  return turnsLeft > TIME_TO_REVEAL ? Math.max(choice.min, Math.floor((choice.min + choice.max) / 2)) : choice.max;
};

/** Pearls and Keys are of use at once, a stack when it has grown. */
export const revealTokens: Habit = ({ view, turnsLeft }, options) => {
  const largest = Math.max(...Object.values(view.councilCounts));
  const isGood = (token: string) => token !== 'stack' || largest >= WORTHWHILE || turnsLeft <= TIME_TO_REVEAL;
  return options.find((option) => option !== 'done' && isGood(option)) ?? 'done';
};
