// The page of the players of the house, once its words are there.
import { formWords } from '../lobby/forms.ts';
import { rivalWords } from './words.ts';

export async function rivalsPage() {
  const [page] = await Promise.all([import('./RivalsPage.svelte'), rivalWords.open(), formWords.open()]);
  return page;
}
