// The page of Prizes: all parts of the contract for pages.
import { shown } from '@undertow/web/src/game.ts';
import type { Prizes } from '../client.ts';
import { vocabulary } from './words.svelte.ts';

export const prizes = shown<Prizes>({
  words: vocabulary,
  board: () => import('./Board.svelte').then(({ default: Board }) => Board),
  replay: () => import('./replay.ts').then(({ replay }) => replay),
  lessons: () => import('./lesson.ts').then(({ lessons }) => lessons),
  reference: () => import('./reference.ts').then(({ reference }) => reference),
});
