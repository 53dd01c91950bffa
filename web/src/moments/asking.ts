// The requests to the server about moments of finished matches.
import type { Client, Hint, Json, Moment, MomentTruth, Origin, PlayOn, Table } from '@undertow/client-sdk/index.ts';
import { connection } from '../app/connection.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { pathTo } from '../app/routes.ts';
import { client, session } from '../browser/session.svelte.ts';
import { askedWith } from '../sharing/replay-access.ts';

type Asking = Pick<Client, 'ask'>;

/** The address at which others are asked what they would do there. */
export async function addressOf({ match, moves }: Origin, invitation?: string, by: Asking = client): Promise<string> {
  const path = askedWith(`/api/matches/${encodeURIComponent(match)}/moments/${moves}`, invitation);
  const { moment: name } = await by.ask<{ readonly moment: string }>({ method: 'GET', path });
  return new URL(pathTo('moment', { name }), location.origin).href;
}

export function momentAt(name: string, by: Asking = client): Promise<Moment> {
  return by.ask<Moment>({ method: 'GET', path: `/api/moments/${encodeURIComponent(name)}` });
}

export function truthAt(name: string, answer: Json, by: Asking = client): Promise<MomentTruth> {
  return by.ask<MomentTruth>({ method: 'POST', path: `/api/moments/${encodeURIComponent(name)}`, body: { answer } });
}

/** What a strong bot would answer there: told once one has answered. */
export function adviceOn(name: string, answer: Json, by: Asking = client): Promise<Hint> {
  return by.ask<Hint>({ method: 'POST', path: `/api/moments/${encodeURIComponent(name)}/advice`, body: { answer } });
}

/** Begins a match there, and leads to its table. */
export async function playOn(match: string, wish: PlayOn, invitation?: string): Promise<void> {
  await session.somebody();
  await connection.found();
  const path = askedWith(`/api/matches/${encodeURIComponent(match)}/play-on`, invitation);
  const { id } = await client.ask<Table>({ method: 'POST', path, body: wish });
  router.go(pathTo('table', { id }));
}
