// Clients who all come at one moment to a server that has no room for them yet: they get in by themselves.
import { Client } from '@undertow/client-sdk/client.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { expect, test } from 'vitest';
import { beginMatch } from '../support/clients/door-player.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { TestApp } from '../support/server/test-app.ts';
import { FailingSql } from '../support/store/failing-sql.ts';

const MATCHES = 12;

test('of many matches that sleep and find no place in the line, all are followed in the end, and nothing is logged', async () => {
  const data = temporaryFolder();
  const before = await TestApp.open({ data });
  const players = [await before.guest(), await before.guest()];
  const tables: string[] = [];
  while (tables.length < MATCHES) tables.push(await beginMatch(players));
  await before.close();

  const sql = new FailingSql(await openSqlite(data));
  const app = await TestApp.open({ data: sql, mostWaking: 0 });
  const refused = async () => (await app.metrics.refusals.get()).values;
  // The first is woken as long as nothing can be kept of that.
  const release = sql.hold();
  const clients = tables.map(() => new Client(`http://127.0.0.1:${app.port}`));
  const coming = Promise.all(clients.map((client, i) => client.watch(tables[i] ?? '')));
  await expect.poll(async () => (await refused())[0]?.value, { timeout: 30_000 }).toBeGreaterThanOrEqual(MATCHES - 1);
  release();
  const visits = await coming;
  expect(visits.map(({ id, version }) => [id, version])).toEqual(tables.map((id) => [id, expect.any(Number)]));
  for (const client of clients) client.close();
  expect((await refused()).map(({ labels }) => labels.code)).toEqual(['busy']);
  expect([...before.troubles, ...app.troubles]).toEqual([]);
});
