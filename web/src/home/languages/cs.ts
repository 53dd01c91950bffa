// What the replays in the home of a game are called, in Czech.
import type { Translation } from '../../words/catalog.ts';
import type { HomeWords } from './en.ts';

export const words: Translation<HomeWords> = {
  best: 'Nejlepší za posledních 30 dní',
  latest: 'Nejnovější',
  none: 'Zatím neskončila žádná partie této hry.',
};
