// The page of Dungeon Lords: all parts of the contract for pages.
import { type ClientGame, shown } from '@undertow/web/src/game.ts';
import type { DungeonLords } from '../client.ts';
import type { DungeonTable } from './board/dungeon-table.svelte.ts';
import { vocabulary } from './words/words.svelte.ts';

export const dungeonLords: ClientGame = shown<DungeonLords, DungeonTable>({
  words: vocabulary,
  matchPage: () => import('./MatchPage.svelte').then(({ default: MatchPage }) => MatchPage),
  replay: () => import('./replay/replay.ts').then(({ replay }) => replay),
  lessons: () => import('./lesson/lesson.ts').then(({ lessons }) => lessons),
  reference: () => import('./reference/reference.ts').then(({ openReference }) => openReference()),
});
