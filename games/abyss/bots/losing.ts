// Chooses what a seat gives up when it must: what is worth least to it.
import { best, lordOf } from '../rules/queries.ts';
import { leastFirst, worthOfAlly, worthOfPearl } from './allies.ts';
import type { Habit } from './habit.ts';
import { worthOfOwned } from './lords.ts';
import { gainWith } from './outlook.ts';
import { worthOfLasting } from './powers.ts';

export const discardAlly: Habit = (outlook, options) => leastFirst(outlook, options)[0] as string;

export const discardAllies: Habit = (outlook, options, { choice }) =>
  leastFirst(outlook, options).slice(0, choice.type === 'some' ? choice.min : 0);

/** What is worth less than the Pearl that would keep it, and as much more as must be. */
export const martialLaw: Habit = (outlook, options, { choice }) => {
  if (choice.type !== 'some') return [];
  const cheap = options.filter((card) => worthOfAlly(outlook, card) < worthOfPearl(outlook)).length;
  return leastFirst(outlook, options).slice(0, Math.min(choice.max, Math.max(choice.min, cheap)));
};

export const discardAffiliated: Habit = (outlook, options) => {
  const { affiliated } = outlook.own;
  return best(options, (card) => gainWith(outlook, { affiliated: affiliated.toSpliced(affiliated.indexOf(card), 1) }));
};

export const discardLord: Habit = (outlook, options) => best(options, (id) => -worthOfOwned(outlook, id));

/** Under a Location a Lord is safe, but works no more: those first who do not work, then tokens. */
export const spendKeys: Habit = (outlook, options) => {
  const loss = (key: string) => (key === 'token' ? 0.1 : worthOfLasting(outlook, lordOf(outlook, key)));
  return options.toSorted((a, b) => loss(a) - loss(b)).slice(0, 3);
};
