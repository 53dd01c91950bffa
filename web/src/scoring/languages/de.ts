// What the end of a match says, in German.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { EndingWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<EndingWords> = {
  youWin: 'Du gewinnst',
  youWinBy: ({ n }) =>
    plural(Number(n), {
      one: 'Du gewinnst mit {n} Punkt Vorsprung',
      other: 'Du gewinnst mit {n} Punkten Vorsprung',
    }),
  gaveUp: '{who} hat aufgegeben.',
  ownGaveUp: 'Du hast aufgegeben.',
  left: '{who} war fort, bis die Uhr abgelaufen ist.',
  ownLeft: 'Du warst fort, bis deine Uhr abgelaufen ist.',
  leftEarly: '{who} ist vor dem Ende gegangen.',
  playOn: 'Gegen einen Bot weiterspielen',
  analysis: 'Analyse',
};
