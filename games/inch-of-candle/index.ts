// Inch of Candle, as a registry of games knows it: what its folder brings.
import { type PlainFolder, plainGame } from '@undertow/games/plain-game.ts';
import { rules, SEATS } from './rules/index.ts';
import { looks } from './rules/looks.ts';
import { pieces } from './rules/pieces.ts';

export const inchOfCandle: PlainFolder = plainGame({
  game: rules,
  about: { name: 'Inch of Candle', seats: SEATS, choices: [], minutes: 30, weight: 2.5 },
  view: () => import('./view.ts').then(({ InchOfCandleView }) => InchOfCandleView),
  pieces,
  looks,
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  words: { en: () => import('./words/en.ts'), de: () => import('./words/de.ts') },
});
