// The statistics of a match by its id: its replay is fetched and run.
import type { Client } from '@undertow/client-sdk/index.ts';
import type { MatchStats, StatsSource } from '../game.ts';
import { fetchReplay } from './opening.ts';
import { runThrough } from './playback.ts';

export async function statsOf(
  client: Pick<Client, 'ask'>,
  id: string,
  { rules, newStatsRecorder }: StatsSource,
): Promise<MatchStats> {
  const recorder = newStatsRecorder();
  await runThrough(await fetchReplay(client, id), rules, {
    see: (match) => recorder.see(match),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return recorder.stats;
}
