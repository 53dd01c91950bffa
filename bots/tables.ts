// The tables of a bot over the network: where it still has a seat, and a sentence on how a match has ended.
import type { Client } from '@undertow/client-sdk/client.ts';
import type { Table } from '@undertow/client-sdk/protocol.ts';
import { listIn } from '@undertow/shared/words/formats.ts';

/** How many of the newest matches are looked through; a person has fewer seats at once. */
const NEWEST = 100;

/** Where this client has a seat now: in matches that run, also private ones, and at public tables that wait. */
export async function heldTables(client: Client): Promise<string[]> {
  const { id = '', name = '' } = client.person ?? (await client.account()).person;
  const path = `/api/players/${encodeURIComponent(name)}/games?limit=${NEWEST}`;
  const [own, open] = await Promise.all([
    client.ask<{ readonly tables: readonly Table[] }>({ method: 'GET', path }),
    client.tables({ status: 'open' }),
  ]);
  const sitsAt = ({ seats, status }: Table) =>
    (status === 'open' || status === 'playing') && seats.some((seat) => seat?.person.id === id && !seat.resigned);
  return [...open, ...own.tables].filter(sitsAt).map((table) => table.id);
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export function endingSentence({ id, seats }: Table, ranking: readonly (readonly number[])[] | null): string {
  if (!ranking) return `Table ${id} is over: no player has won.`;
  const names = (place: readonly number[]) => place.map((seat) => seats[seat]?.person.name ?? `seat ${seat}`);
  const places = ranking.map((place, at) => {
    const better = ranking.slice(0, at).flat().length;
    return `${listIn('en', names(place), 'conjunction')} ${place.length > 1 ? 'are' : 'is'} ${PLACES[better] ?? `number ${better + 1}`}`;
  });
  return `Table ${id} is over: ${places.join(', ')}.`;
}
