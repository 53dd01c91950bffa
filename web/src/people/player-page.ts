// The module of the page of a player, loaded with its words.
import { laterWords } from '../words/later.ts';
import PlayerPage from './PlayerPage.svelte';

export async function playerPage() {
  await laterWords.open();
  return { default: PlayerPage };
}
