// The page of a replay, with its words.
import { laterWords } from '../words/later.ts';
import ReplayPage from './ReplayPage.svelte';

export async function replayPage() {
  await laterWords.open();
  return { default: ReplayPage };
}
