// The ladder of a game and its matches worth watching, from the server.
import type { Leaderboard, Person, Rating, Table } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';

export interface Placed {
  readonly person: Person;
  readonly rating: Rating;
  readonly place: number;
}

/** The best, from the first on; and below them the person who looks, if they are on the ladder further down. */
export async function ladderOf(game: string, limit: number, person?: string): Promise<readonly Placed[]> {
  const query = new URLSearchParams({ game, limit: `${limit}`, ...(person === undefined ? {} : { person }) });
  const { players, sought } = await client.ask<Leaderboard>({ method: 'GET', path: `/api/leaderboard?${query}` });
  const best = players.map((player, i) => ({ ...player, place: i + 1 }));
  return sought && sought.place > best.length ? [...best, sought] : best;
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
