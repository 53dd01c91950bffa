// What is said of a battle that was worked out, in English.
import { pluralIn } from '../../../words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  battle: 'The battle of year {year}, plan by plan',
  exact: ({ n }: { n: number }) =>
    plural(n, { one: 'Exact: there was only {n} plan', other: 'Exact: all {n} plans were tried' }),
  rough: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Not exact: there was too much to try, and {n} plan was estimated',
      other: 'Not exact: there was too much to try, and {n} plans were estimated',
    }),
  played: 'As {who} played',
  best: 'The best plan',
  points: '{n} points',
  round: 'Round {n}',
  all: 'All plans of this round by points',
  some: 'The plans that were estimated, by points',
  yours: 'given',
  top: 'best',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, { one: `{n} plan of ${of} is as good as the best`, other: `{n} plans of ${of} are as good as the best` }),
  how: 'Points count prisoners, lost tiles and what is left over, with the rounds that follow played as well as can be. Nothing hidden is used: combat cards that were not known count with what they bring on average.',
  differs: 'differs',
} as const;

export type BattleWords = typeof words;
