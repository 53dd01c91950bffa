// Abyss on the page.
import { shown } from '@undertow/web/src/game.ts';
import type { Abyss } from '../client.ts';
import type { Board } from './board/board.svelte.ts';
import { vocabulary } from './words/words.svelte.ts';

export const abyss = shown<Abyss, Board>({
  words: vocabulary,
  board: () => import('./AbyssTable.svelte').then(({ default: Board }) => Board),
  replay: () => import('./replay/replay.ts').then(({ replay }) => replay),
  lessons: () => import('./lesson/lesson.ts').then(({ lessons }) => lessons),
  reference: () => import('./reference/reference.ts').then(({ openReference }) => openReference()),
});
