// Dungeon Lords, as the registry of games knows it.
import { knownGame } from '@undertow/shared/table/any-game.ts';
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { GameFolder } from '../game-folder.ts';
import { about } from './rules/about.ts';
import { dungeonLords as game } from './rules/index.ts';

export const dungeonLords: GameFolder = {
  ...knownGame({ game, about }),
  view: () => import('./view.ts').then(({ DungeonLordsView }) => DungeonLordsView),
  plain: () => import('./plain.ts').then(({ plain }) => plain),
  bots: () => import('./bots/index.ts').then(({ bots }) => bots),
  talk: (code) => talkIn(code).then(anyTalk),
  tale: async (code) => (await import('./terminal/tale.ts')).taleIn(await talkIn(code)),
  screen: () => import('./terminal/screen.ts').then(({ screen }) => screen),
};

async function talkIn(code: Language) {
  const { dungeonIn } = await import('./words/dungeon-in.ts');
  return dungeonIn(code, (await import(`./words/languages/${code}.ts`)).words);
}
