// What the end of a match says, in Polish.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { EndingWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<EndingWords> = {
  youWin: 'Wygrywasz',
  youWinBy: ({ n }) =>
    plural(Number(n), {
      one: 'Wygrywasz z przewagą {n} punktu',
      few: 'Wygrywasz z przewagą {n} punktów',
      many: 'Wygrywasz z przewagą {n} punktów',
      other: 'Wygrywasz z przewagą {n} punktu',
    }),
  gaveUp: '{who} poddaje partię.',
  ownGaveUp: 'Poddajesz partię.',
  left: '{who} nie wraca, a czas minął.',
  ownLeft: 'Twój czas minął pod twoją nieobecność.',
  leftEarly: '{who} opuszcza partię przed końcem.',
  playOn: 'Graj dalej z botem',
  analysis: 'Analiza',
};
