// The page of Abyss: all parts of the contract for pages.
import { shown } from '@undertow/web/src/game.ts';
import type { Abyss } from '../client.ts';
import type { AbyssTable } from './board/abyss-table.svelte.ts';
import { vocabulary } from './words/words.svelte.ts';

export const abyss = shown<Abyss, AbyssTable>({
  words: vocabulary,
  matchPage: () => import('./MatchPage.svelte').then(({ default: MatchPage }) => MatchPage),
  replay: () => import('./replay/replay.ts').then(({ replay }) => replay),
  lessons: () => import('./lesson/lesson.ts').then(({ lessons }) => lessons),
  reference: () => import('./reference/reference.ts').then(({ openReference }) => openReference()),
});
