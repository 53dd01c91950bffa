// What is said at a table of players who are gone, with reactions, and of its sounds, in English.
import { pluralIn } from '../../words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  gone: '{who} has been away for a minute.',
  substitute: 'Let a bot play for now',
  settled: '{who} no longer holds up the match.',
  bot: { you: 'a bot answered for you', other: 'a bot answered for {who}' },
  timeout: { you: 'your time was up', other: 'time was up for {who}' },
  away: ({ n }: { n: number }) =>
    plural(n, {
      one: 'While you were away, a bot answered for you once.',
      other: 'While you were away, a bot answered for you {n} times.',
    }),
  late: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Your time was up once, and the game answered.',
      other: 'Your time was up {n} times, and the game answered.',
    }),
  show: 'Show in the log',
  sounds: { question: 'Would you like to hear this table?', on: 'With sound', off: 'Without' },
  react: 'React',
  reactions: {
    bravo: 'Well played!',
    ouch: 'Ouch!',
    wow: 'I did not expect that!',
  },
} as const;

export type TableWords = typeof words;
