// Dungeon Lords on the page.
import type { DungeonLords } from '@undertow/client-sdk/dungeon-lords.ts';
import { type ClientGame, shown } from '../game.ts';
import type { Hill } from './board/hill.svelte.ts';
import { vocabulary } from './words/words.svelte.ts';

export const dungeonLords: ClientGame = shown<DungeonLords, Hill>({
  words: vocabulary,
  board: () => import('./DungeonTable.svelte').then(({ default: Board }) => Board),
  replay: () => import('./replay/replay.ts').then(({ replay }) => replay),
  lessons: () => import('./lesson/lesson.ts').then(({ lessons }) => lessons),
  reference: () => import('./reference/reference.ts').then(({ openReference }) => openReference()),
});
