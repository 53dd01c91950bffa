// What the replays in the home of a game are called, in Russian.
import type { Translation } from '../../words/catalog.ts';
import type { HomeWords } from './en.ts';

export const words: Translation<HomeWords> = {
  best: 'Лучшие за последние 30 дней',
  latest: 'Последние',
  none: 'Ни одна партия этой игры ещё не завершена.',
};
