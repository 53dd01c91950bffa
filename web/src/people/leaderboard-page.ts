// The page of the ladder, with its words.
import { laterWords } from '../words/later.ts';
import LeaderboardPage from './LeaderboardPage.svelte';

export async function leaderboardPage() {
  await laterWords.open();
  return { default: LeaderboardPage };
}
