// A person's results against the bot characters, from the server.
import type { BotRecord } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';
import { type LevelRecord, recordsByLevel } from './records-by-level.ts';

export async function recordsIn(game: string): Promise<ReadonlyMap<string, LevelRecord>> {
  const path = `/api/account/against-bots?${new URLSearchParams({ game })}`;
  const { records } = await client.ask<{ records: BotRecord[] }>({ method: 'GET', path });
  return recordsByLevel(records);
}
