// The requests to the server about people, over HTTP.
import type { Person, Rating, Table } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';

export interface Profile {
  readonly person: Person;
  readonly created: number;
  /** By game. */
  readonly ratings: Readonly<Record<string, Rating>>;
}

export interface Games {
  readonly tables: readonly Table[];
  /** Asks for those before; `null` if there are none. */
  readonly next: string | null;
}

export function profileOf(name: string): Promise<Profile> {
  return client.ask<Profile>({ method: 'GET', path: `/api/players/${encodeURIComponent(name)}` });
}

export function gamesOf(name: string, after: string | null = null): Promise<Games> {
  const query = new URLSearchParams({ limit: '50', ...(after === null ? {} : { after }) });
  return client.ask<Games>({ method: 'GET', path: `/api/players/${encodeURIComponent(name)}/games?${query}` });
}
