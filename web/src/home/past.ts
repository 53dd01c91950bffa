// What a game has behind it, as the server tells it: who is best at it, and which of its matches are worth watching.
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

export interface Replays {
  readonly best: readonly Table[];
  /** These fill up where the best are few. */
  readonly latest: readonly Table[];
}

export async function replaysOf(game: string, limit: number): Promise<Replays> {
  const best = await matchesOf(game, 'best', limit);
  if (best.length >= limit) return { best, latest: [] };
  const ids = new Set(best.map(({ id }) => id));
  const others = (await matchesOf(game, 'latest', limit)).filter(({ id }) => !ids.has(id));
  return { best, latest: others.slice(0, limit - best.length) };
}

async function matchesOf(game: string, order: 'best' | 'latest', limit: number): Promise<readonly Table[]> {
  const path = `/api/games/${encodeURIComponent(game)}/matches?order=${order}&limit=${limit}`;
  const { tables } = await client.ask<{ tables: Table[] }>({ method: 'GET', path });
  return tables;
}
