// The interface in Polish.
import type { Translation } from './catalog.ts';
import type { Words } from './en.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('pl');

export const pl: Translation<Words> = {
  app: {
    name: 'Undertow',
  },
  lobby: {
    tables: ({ n }) => plural(n, { one: '{n} stół', few: '{n} stoły', many: '{n} stołów', other: '{n} stołu' }),
  },
  settings: {
    language: 'Język',
  },
  table: {
    players: ({ n }) => plural(n, { one: '{n} gracz', few: '{n} graczy', many: '{n} graczy', other: '{n} gracza' }),
  },
};
