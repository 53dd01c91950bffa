// The module of the page of a moment, loaded with its words.
import { laterWords } from '../words/later.ts';
import MomentPage from './MomentPage.svelte';

export async function momentPage() {
  await laterWords.open();
  return { default: MomentPage };
}
