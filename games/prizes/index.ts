// Prizes, as a registry of games knows it: the example for authors of games, which the house does not offer.
import { type PlainFolder, plainGame } from '../plain-game.ts';
import { pieces, rules } from './rules/index.ts';

export const prizes: PlainFolder = plainGame({
  game: rules,
  about: { name: 'Prizes', seats: { min: 2, max: 4 }, choices: [], minutes: 5, weight: 1 },
  view: () => import('./view.ts').then(({ PrizesView }) => PrizesView),
  pieces,
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  words: {
    en: () => import('./words/en.ts'),
    de: () => import('./words/de.ts'),
    pl: () => import('./words/pl.ts'),
    cs: () => import('./words/cs.ts'),
    ru: () => import('./words/ru.ts'),
  },
});
