// Opens and joins tables, from any page: each way makes a guest of a visitor who has not signed in, and leads to the page of
// the table.
import type { QuickWish, Table, TableWish } from '@undertow/client-sdk/index.ts';
import { connection } from '../app/connection.svelte.ts';
import { router } from '../app/router.svelte.ts';
import { pathTo } from '../app/routes.ts';
import { client, session } from '../browser/session.svelte.ts';
import { entrance } from '../people/entrance.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** A person, with a connection to the server: what is asked over one that is not there would wait for it. */
async function connect(): Promise<void> {
  await session.somebody();
  await connection.found();
}

export async function openTable(wish: TableWish): Promise<void> {
  await connect();
  const { id } = await client.create(wish);
  router.go(pathTo('table', { id }));
}

/** A table with bots at which one need not wait for anybody. */
export async function practise(wish: TableWish): Promise<void> {
  await connect();
  const visit = await client.create(wish);
  await visit.ready();
  router.go(pathTo('table', { id: visit.id }));
}

export async function playAtOnce(wish: QuickWish): Promise<void> {
  await connect();
  const { id } = await client.quick(wish);
  router.go(pathTo('table', { id }));
}

export async function sitAt({ id, rated }: Pick<Table, 'id' | 'rated'>): Promise<void> {
  if (rated && !session.isRateable) return entrance.open('sign-up', t('lobby.ratedMembers'));
  await connect();
  await client.join(id);
  router.go(pathTo('table', { id }));
}
