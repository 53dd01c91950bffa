// The module of the page of a replay, loaded with its words.
import { laterWords } from '../words/later.ts';
import ReplayPage from './ReplayPage.svelte';

export async function replayPage() {
  await laterWords.open();
  return { default: ReplayPage };
}
