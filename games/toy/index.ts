// Prizes, as a registry of games knows it: the example for authors of games, which the house does not offer.
import { knownGame } from '@undertow/shared/table/any-game.ts';
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { GameFolder } from '../game-folder.ts';
import { about } from './rules/about.ts';
import { rules } from './rules/index.ts';

export const prizes: GameFolder = {
  ...knownGame({ game: rules, about }),
  view: () => import('./view.ts').then(({ PrizesView }) => PrizesView),
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  talk: (code) => talkIn(code).then(anyTalk),
  tale: async (code) => (await import('./terminal/tale.ts')).taleIn(await talkIn(code)),
};

async function talkIn(code: Language) {
  const { prizesIn } = await import('./words/prizes-in.ts');
  return prizesIn(code, (await import(`./words/languages/${code}.ts`)).words);
}
