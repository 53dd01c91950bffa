// The page of the players of the house, once its words are there.
import { laterWords } from '../words/later.ts';

export async function rivalsPage() {
  const [page] = await Promise.all([import('./RivalsPage.svelte'), laterWords.open()]);
  return page;
}
