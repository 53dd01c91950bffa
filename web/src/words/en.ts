// The interface in English, and thereby the list of all its texts. A text has places in braces, `{name}`; one that counts
// is a function that uses `plural`. Names of things of a game stand with the game.
import { pluralIn } from './plural.ts';

const plural = pluralIn('en');

export const en = {
  app: {
    name: 'Undertow',
  },
  lobby: {
    tables: ({ n }: { n: number }) => plural(n, { one: '{n} table', other: '{n} tables' }),
  },
  people: {},
  settings: {
    language: 'Language',
  },
  table: {
    players: ({ n }: { n: number }) => plural(n, { one: '{n} player', other: '{n} players' }),
  },
  replay: {},
  scoring: {},
  learn: {},
} as const;

export type Words = typeof en;
