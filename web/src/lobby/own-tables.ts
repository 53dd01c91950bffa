// The tables at which one sits and that the lobby does not list: unlisted and private ones.
import { Refused, type Table } from '@undertow/client-sdk/index.ts';
import { client } from '../browser/session.svelte.ts';
import { browserStorage } from '../browser/storage.ts';
import { sitsAt } from '../match/at-table.ts';
import { gamesOf } from '../people/people.ts';
import { forgetTable, type Remembered, rememberedTables } from './remembered.ts';

/** What is open or under way; the server knows the matches, and the browser where one waits for one. */
export async function ownHiddenTables({ id, name }: { readonly id: string; readonly name: string }): Promise<Table[]> {
  const [played, ...waited] = await Promise.all([
    gamesOf(name).then(({ tables }) => tables),
    ...rememberedTables(browserStorage).map((table) => tableOf(table, id)),
  ]);
  const tables = new Map([...played, ...waited.flatMap((table) => table ?? [])].map((table) => [table.id, table]));
  return [...tables.values()].filter(
    (table) =>
      table.access !== 'public' && (table.status === 'open' || table.status === 'playing') && sitsAt(table, id),
  );
}

/** A table that is no longer there, or at which one does not sit any more, is forgotten. */
async function tableOf({ id, invitation }: Remembered, person: string): Promise<Table | undefined> {
  try {
    const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
    const table = await client.ask<Table>({ method: 'GET', path: `/api/tables/${encodeURIComponent(id)}${query}` });
    if (table.status === 'open' && sitsAt(table, person)) return table;
  } catch (error) {
    if (!(error instanceof Refused)) return undefined;
  }
  forgetTable(browserStorage, id);
  return undefined;
}
