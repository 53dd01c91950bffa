// What the replays in the home of a game are called, in German.
import type { Translation } from '../../words/catalog.ts';
import type { HomeWords } from './en.ts';

export const words: Translation<HomeWords> = {
  best: 'Die besten der letzten 30 Tage',
  latest: 'Neueste',
  none: 'Noch ist keine Partie dieses Spiels zu Ende.',
};
