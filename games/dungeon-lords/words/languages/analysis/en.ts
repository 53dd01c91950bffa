// What is said of a battle that was worked out, in English.
import { pluralIn } from '@undertow/shared/words/plural.ts';

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
  best: 'The best course',
  ownPoints: 'points of the game',
  estimated: 'points, estimated',
  nothing: 'nothing changes',
  uncover: 'Show the best course',
  hidden: ({ n }: { n: number }) =>
    plural(n, {
      one: '{n} plan was better. It stays covered until you ask for it.',
      other: '{n} plans were better. They stay covered until you ask for them.',
    }),
  again: 'Fight it again',
  againNote: 'From the first plan of this battle, with bots at all other seats.',
  points: '{n} points',
  round: 'Round {n}',
  all: 'All plans of this round, by estimated points',
  some: 'The plans that were tried, by estimated points',
  yours: 'given',
  top: 'best',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, { one: `{n} plan of ${of} is as good as the best`, other: `{n} plans of ${of} are as good as the best` }),
  how: 'The best course is one: in each round the best plan by what {who} knew then, with the combat cards as they came. Its points and those of the battle that was played are points of the game. In the bars and the chart they also count what is left over, and combat cards that were not known count with what they bring on average.',
  differs: 'differs',
} as const;

export type BattleWords = typeof words;
