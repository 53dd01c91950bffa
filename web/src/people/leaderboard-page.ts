// The module of the page of the ladders, loaded with its words.
import { laterWords } from '../words/later.ts';
import LeaderboardPage from './LeaderboardPage.svelte';

export async function leaderboardPage() {
  await laterWords.open();
  return { default: LeaderboardPage };
}
