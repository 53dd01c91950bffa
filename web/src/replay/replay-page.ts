// The page of a replay, with its words.
import ReplayPage from './ReplayPage.svelte';
import { replayWords } from './words.ts';

export async function replayPage() {
  await replayWords.open();
  return { default: ReplayPage };
}
