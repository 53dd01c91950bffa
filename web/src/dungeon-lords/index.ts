// Dungeon Lords on the page. Its words are there; what is drawn of it is still to come.
import { type ClientGame, shown } from '../game.ts';
import { vocabulary } from './words/words.svelte.ts';

const missing = (): never => {
  throw new Error('Dungeon Lords has no page yet');
};

export const dungeonLords: ClientGame = shown({
  words: vocabulary,
  board: async () => missing(),
  replay: async () => missing(),
  lessons: async () => missing(),
  reference: async () => missing(),
});
