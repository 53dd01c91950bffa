// What is said at a table of a player who has gone, and of what was answered for them, in Polish.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { AbsenceWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<AbsenceWords> = {
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
};
