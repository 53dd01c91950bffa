// The interface in Russian.
import type { Translation } from './catalog.ts';
import type { Words } from './en.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('ru');

export const ru: Translation<Words> = {
  app: {
    name: 'Undertow',
  },
  lobby: {
    tables: ({ n }) => plural(n, { one: '{n} стол', few: '{n} стола', many: '{n} столов', other: '{n} стола' }),
  },
  settings: {
    language: 'Язык',
  },
  table: {
    players: ({ n }) => plural(n, { one: '{n} игрок', few: '{n} игрока', many: '{n} игроков', other: '{n} игрока' }),
  },
};
