// What the end of a match says, in Czech.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { EndingWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'other'>('cs');

export const words: Translation<EndingWords> = {
  youWin: 'Vítězíš',
  youWinBy: ({ n }) =>
    plural(Number(n), {
      one: 'Vítězíš s náskokem {n} bodu',
      few: 'Vítězíš s náskokem {n} bodů',
      other: 'Vítězíš s náskokem {n} bodů',
    }),
  gaveUp: '{who} vzdává hru.',
  ownGaveUp: 'Tuto partii vzdáváš.',
  left: '{who} není u stolu a čas vypršel.',
  ownLeft: 'Tvůj čas vypršel ve tvé nepřítomnosti.',
  leftEarly: '{who} odchází před koncem partie.',
  playOn: 'Hrát dál proti botovi',
  analysis: 'Rozbor',
};
