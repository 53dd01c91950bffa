// Prizes, as a registry of games knows it: the example for authors of games, which the house does not offer.
import { knownGame } from '@undertow/shared/table/any-game.ts';
import type { GameFolder } from '../game-folder.ts';
import { about } from './rules/about.ts';
import { rules } from './rules/index.ts';

export const prizes: GameFolder = {
  ...knownGame({ game: rules, about }),
  view: () => import('./view.ts').then(({ PrizesView }) => PrizesView),
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  tale: () => import('./terminal/tale.ts').then(({ tale }) => tale),
};
