// Dungeon Lords, as the registry of games knows it.
import { knownGame } from '@undertow/shared/table/any-game.ts';
import type { GameFolder } from '../game-folder.ts';
import { about } from './rules/about.ts';
import { dungeonLords as game } from './rules/index.ts';
import { sayAnswer } from './words/narrate/answers.ts';
import { narrate } from './words/narrate.ts';

export const dungeonLords: GameFolder = {
  ...knownGame({
    ...{ game, about },
    narrate: (events, seats) => narrate(events, { seats }),
    sayAnswer: (asked, answer, seats) => sayAnswer(asked, answer, { seats }),
  }),
  view: () => import('./view.ts').then(({ DungeonLordsView }) => DungeonLordsView),
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  tale: () => import('./terminal/tale.ts').then(({ tale }) => tale),
  screen: () => import('./terminal/screen.ts').then(({ screen }) => screen),
};
