// The page of a moment, with its words.
import MomentPage from './MomentPage.svelte';
import { momentWords } from './words.ts';

export async function momentPage() {
  await momentWords.open();
  return { default: MomentPage };
}
