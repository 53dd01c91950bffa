// The module of the page of bot characters, loaded with its words.
import { laterWords } from '../words/later.ts';

export async function rivalsPage() {
  const [page] = await Promise.all([import('./RivalsPage.svelte'), laterWords.open()]);
  return page;
}
