// What the replays in the home of a game are called, in Polish.
import type { Translation } from '../../words/catalog.ts';
import type { HomeWords } from './en.ts';

export const words: Translation<HomeWords> = {
  best: 'Najlepsze z ostatnich 30 dni',
  latest: 'Najnowsze',
  none: 'Żadna partia tej gry jeszcze się nie skończyła.',
};
