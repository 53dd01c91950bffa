// Where a replay comes from: the server, or a file that a person has.
import type { Client } from '@undertow/client-sdk/index.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';

export function fetchReplay(client: Pick<Client, 'ask'>, id: string): Promise<Replay> {
  return client.ask<Replay>({ method: 'GET', path: `/api/matches/${encodeURIComponent(id)}/replay` });
}

/** The replay that this text is; `undefined` if it is none. */
export async function readReplay(text: string): Promise<Replay | undefined> {
  // What it takes to check a file comes only with the first file.
  const { Replay } = await import('@undertow/shared/protocol/replay.ts');
  try {
    return Replay.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
