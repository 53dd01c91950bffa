// Abyss, as the registry of games knows it.
import { knownGame } from '@undertow/shared/table/any-game.ts';
import type { GameFolder } from '../game-folder.ts';
import { about } from './rules/about.ts';
import { abyss as game } from './rules/index.ts';
import { sayAnswer } from './words/narrate/answers.ts';
import { narrate } from './words/narrate.ts';

export const abyss: GameFolder = {
  ...knownGame({
    ...{ game, about },
    narrate: (events, seats, options) => narrate(events, { seats, rules: game.rulesFor(options) }),
    sayAnswer: (asked, answer, seats, options) => sayAnswer(asked, answer, { seats, rules: game.rulesFor(options) }),
  }),
  view: () => import('./view.ts').then(({ AbyssView }) => AbyssView),
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  tale: () => import('./terminal/tale.ts').then(({ tale }) => tale),
  screen: () => import('./terminal/screen.ts').then(({ screen }) => screen),
};
