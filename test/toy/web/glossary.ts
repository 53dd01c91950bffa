// What the words of Prizes mean.
import type { GameGlossary } from '@undertow/web/src/game.ts';
import Picture from './Picture.svelte';
import { prizes } from './words.svelte.ts';

export const glossary: GameGlossary = {
  entries: () => prizes().glossary(),
  Picture,
  ready: async () => {},
};
