// What is said at a table of players who are gone, with reactions, and of its sounds, in Czech.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { TableWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('cs');

export const words: Translation<TableWords> = {
  gone: '{who} je už minutu pryč.',
  substitute: 'Nechat zatím hrát bota',
  settled: '{who} už partii nezdržuje.',
  bot: { you: 'za tebe odpověděl bot', other: 'odpověděl bot: {who}' },
  timeout: { you: 'vypršel ti čas', other: 'vypršel čas: {who}' },
  away: ({ n }) =>
    plural(n, {
      one: 'V tvé nepřítomnosti za tebe jednou odpověděl bot.',
      few: 'V tvé nepřítomnosti za tebe {n}krát odpověděl bot.',
      many: 'V tvé nepřítomnosti za tebe {n}krát odpověděl bot.',
      other: 'V tvé nepřítomnosti za tebe {n}krát odpověděl bot.',
    }),
  late: ({ n }) =>
    plural(n, {
      one: 'Jednou ti vypršel čas a odpověděla hra.',
      few: '{n}krát ti vypršel čas a odpověděla hra.',
      many: '{n}krát ti vypršel čas a odpověděla hra.',
      other: '{n}krát ti vypršel čas a odpověděla hra.',
    }),
  show: 'Ukázat v průběhu',
  sounds: { question: 'Chceš tento stůl i slyšet?', on: 'Se zvukem', off: 'Bez zvuku' },
  react: 'Reagovat',
  reactions: {
    bravo: 'Dobře zahráno!',
    ouch: 'Au!',
    wow: 'To je překvapení!',
  },
};
