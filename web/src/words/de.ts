// The interface in German.
import type { Translation } from './catalog.ts';
import type { Words } from './en.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('de');

export const de: Translation<Words> = {
  app: {
    name: 'Undertow',
  },
  lobby: {
    tables: ({ n }) => plural(n, { one: '{n} Tisch', other: '{n} Tische' }),
  },
  settings: {
    language: 'Sprache',
  },
  table: {
    players: ({ n }) => plural(n, { one: '{n} Person', other: '{n} Personen' }),
  },
};
