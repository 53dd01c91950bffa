// What is said at a table of players who are gone, with reactions, and of its sounds, in Polish.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { TableWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<TableWords> = {
  gone: '{who}: brak połączenia od minuty.',
  substitute: 'Niech na razie gra bot',
  settled: '{who} już nie wstrzymuje partii.',
  bot: { you: 'odpowiedział za ciebie bot', other: 'odpowiedział bot: {who}' },
  timeout: { you: 'skończył ci się czas', other: 'skończył się czas: {who}' },
  away: ({ n }) =>
    plural(n, {
      one: 'Pod twoją nieobecność bot odpowiedział za ciebie jeden raz.',
      few: 'Pod twoją nieobecność bot odpowiedział za ciebie {n} razy.',
      many: 'Pod twoją nieobecność bot odpowiedział za ciebie {n} razy.',
      other: 'Pod twoją nieobecność bot odpowiedział za ciebie {n} raza.',
    }),
  late: ({ n }) =>
    plural(n, {
      one: 'Raz skończył ci się czas i odpowiedziała gra.',
      few: '{n} razy skończył ci się czas i odpowiedziała gra.',
      many: '{n} razy skończył ci się czas i odpowiedziała gra.',
      other: '{n} raza skończył ci się czas i odpowiedziała gra.',
    }),
  show: 'Pokaż w przebiegu',
  sounds: { question: 'Chcesz też słyszeć ten stół?', on: 'Z dźwiękiem', off: 'Bez dźwięku' },
  react: 'Zareaguj',
  reactions: {
    bravo: 'Dobrze zagrane!',
    ouch: 'Au!',
    wow: 'Co za niespodzianka!',
  },
};
