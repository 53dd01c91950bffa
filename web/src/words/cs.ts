// The interface in Czech.
import type { Translation } from './catalog.ts';
import type { Words } from './en.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('cs');

export const cs: Translation<Words> = {
  app: {
    name: 'Undertow',
  },
  lobby: {
    tables: ({ n }) => plural(n, { one: '{n} stůl', few: '{n} stoly', other: '{n} stolů' }),
  },
  settings: {
    language: 'Jazyk',
  },
  table: {
    players: ({ n }) => plural(n, { one: '{n} hráč', few: '{n} hráči', other: '{n} hráčů' }),
  },
};
