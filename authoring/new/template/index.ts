// New Game, as a registry of games knows it: what its folder brings.
import { type PlainFolder, plainGame } from '@undertow/games/plain-game.ts';
import { pieces, rules } from './rules/index.ts';

export const newGame: PlainFolder = plainGame({
  game: rules,
  about: { name: 'New Game', seats: { min: 2, max: 4 }, choices: [], minutes: 10, weight: 1 },
  view: () => import('./view.ts').then(({ NewGameView }) => NewGameView),
  pieces,
  words: { en: () => import('./words/en.ts') },
});
