// What the words of Abyss mean.
import type { GameGlossary } from '../../game.ts';
import { bringArt } from '../art/sheets.ts';
import { abyss } from '../words/words.svelte.ts';
import Picture from './Picture.svelte';

export const glossary: GameGlossary = {
  entries: () => abyss().glossary(),
  Picture,
  ready: () => bringArt(),
};
