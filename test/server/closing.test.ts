// A server that ends while clients wait for matches that sleep: it keeps none of them waiting, and wakes no further match.
import { readConfig } from '@undertow/server/config.ts';
import { createLog } from '@undertow/server/log.ts';
import { startServer } from '@undertow/server/server.ts';
import { openStore } from '@undertow/server/store/open.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DoorClient } from '../support/clients/door-client.ts';
import { beginMatch } from '../support/clients/door-player.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { GENEROUS } from '../support/server/whole-server.ts';
import { FailingSql } from '../support/store/failing-sql.ts';

async function started(data: string) {
  const config = readConfig({ ...GENEROUS, PORT: '0', DATA_DIR: data });
  const complaints: string[] = [];
  const sql = new FailingSql(await openStore(config));
  const log = createLog('error', { write: (line) => complaints.push(line) });
  const server = await startServer(config, log, { openSql: async () => sql });
  onTestFinished(() => server.close());
  const guest = async () => {
    const client = await DoorClient.open(`${server.url.replace('http', 'ws')}/ws/v1`);
    const reply = await fetch(`${server.url}/api/guests`, { method: 'POST' });
    await client.hello(((await reply.json()) as { readonly token: string }).token);
    return client;
  };
  return { server, sql, complaints, guest };
}

test('clients whose matches still wait to be woken are told at once that it goes', async () => {
  const data = temporaryFolder();
  const before = await started(data);
  const players = [await before.guest(), await before.guest()];
  const tables = [await beginMatch(players), await beginMatch(players), await beginMatch(players)];
  await before.server.close();

  const { server, sql, complaints, guest } = await started(data);
  const spectator = await guest();
  const reach = vi.spyOn(server.app.host, 'reach');
  // The first is woken as long as nothing can be kept of that; the others wait for it.
  const release = sql.hold();
  onTestFinished(release);
  const replies = tables.map((table) => spectator.ask('watch', { table }));
  await expect.poll(() => reach.mock.calls.length).toBe(3);
  const closed = server.close();
  release();
  const told = (await Promise.all(replies)).map((reply) => (reply.type === 'error' ? reply.code : reply.type));
  expect(told).toEqual(['ok', 'draining', 'draining']);
  await closed;
  expect([...before.complaints, ...complaints]).toEqual([]);
});
