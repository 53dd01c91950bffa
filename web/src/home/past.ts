// What a game has behind it, as the server tells it: who is best at it, and what was played last.
import type { Person, Rating, Table } from '@undertow/client-sdk/index.ts';
import { client } from '../app/session.svelte.ts';

export interface Placed {
  readonly person: Person;
  readonly rating: Rating;
}

export async function bestOf(game: string, limit: number): Promise<readonly Placed[]> {
  const query = new URLSearchParams({ game, limit: `${limit}` });
  const { players } = await client.ask<{ players: Placed[] }>({ method: 'GET', path: `/api/leaderboard?${query}` });
  return players;
}

export async function lastOf(game: string, limit: number): Promise<readonly Table[]> {
  const path = `/api/games/${encodeURIComponent(game)}/matches?limit=${limit}`;
  const { tables } = await client.ask<{ tables: Table[] }>({ method: 'GET', path });
  return tables;
}
