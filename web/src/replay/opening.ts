// Opens a replay from the server, or from a file.
import type { Client, Table } from '@undertow/client-sdk/index.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { askedWith, type ReplayAccess, replayAccessOf } from '../sharing/replay-access.ts';

export function fetchReplay(client: Pick<Client, 'ask'>, id: string, invitation?: string): Promise<Replay> {
  const path = `/api/matches/${encodeURIComponent(id)}/replay`;
  return client.ask<Replay>({ method: 'GET', path: askedWith(path, invitation) });
}

/** By which link others can look at it, if there is one. */
export async function linkTo(
  client: Pick<Client, 'ask'>,
  id: string,
  invitation?: string,
): Promise<ReplayAccess | undefined> {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const { access, invitation: own } = await client.ask<Table>({ method: 'GET', path: askedWith(path, invitation) });
  return replayAccessOf({ access, invitation: own ?? invitation });
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
