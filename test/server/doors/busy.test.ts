// A moment at which more is wanted than there is time for: those who ask are told when to come again, the others wait, and
// the operator is not alarmed.
import { Client } from '@undertow/client-sdk/client.ts';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { Busy } from '@undertow/server/limits/busy.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginMatch } from '../../support/clients/door-player.ts';
import { EventReader } from '../../support/clients/event-reader.ts';
import { ask } from '../../support/clients/room-knocking.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { RoomServer } from '../../support/server/room-server.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

/** Whoever wants a match of this app has to come again, until the moment is over. */
function crowd({ host }: { readonly host: TestApp['app']['host'] }): () => void {
  const reach = vi.spyOn(host, 'reach').mockImplementation(() => Promise.reject(new Busy('Come again.')));
  return () => reach.mockRestore();
}

describe('while too many matches are wanted', () => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    const sql = sqlHere();
    await migrate(sql);
    app = await QuietApp.open(sql);
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  test('a client at a table is told of its match a few seconds later, and nothing is reported', async () => {
    const { id } = await app.create(ada);
    await app.lobby.join(ben, id, {});
    const guest = new Guest(ben);
    await new TableSubscription(app.app, id, guest).begin();
    const over = crowd(app.app);
    for (const person of [ada, ben]) await app.lobby.ready(person, id, true);
    await app.time.pass(10_000);
    expect([guest.heard('snapshot'), guest.failures, app.reports]).toEqual([[], [], []]);
    over();
    await app.time.pass(3000);
    expect(guest.heard('snapshot')).toHaveLength(1);
  });

  test('a table that waits for its match goes on by itself, and nothing is reported', async () => {
    const cleo = await app.person('Cleo');
    const { id } = await app.playing([ada, ben, cleo]);
    const over = crowd(app.app);
    await app.lobby.leave(ben, id, true);
    await app.time.pass(10_000);
    expect(app.reports).toEqual([]);
    over();
    await app.time.pass(60_000);
    expect((await app.match(id)).record.settings.bots).toEqual([null, 'simple', null]);
  });
});

const WAIT = { code: 'busy', message: 'Come again.', retryAfter: expect.any(Number) };

test('who comes over the JSON door is refused with a code of its own, and may ask again with the same id', async () => {
  const app = await TestApp.open();
  const table = await beginMatch([await app.guest(), await app.guest()]);
  const spectator = await app.guest('a client');
  const over = crowd(app.app);
  expect(await spectator.ask('watch', { table }, 'w')).toMatchObject({ type: 'error', ...WAIT });
  over();
  expect(await spectator.ask('watch', { table }, 'w')).toMatchObject({ type: 'ok' });
  expect(app.troubles).toEqual([]);
});

test('a stream of events is ended with when to come again, and nothing is logged', async () => {
  const app = await TestApp.open();
  const table = await beginMatch([await app.guest(), await app.guest()]);
  crowd(app.app);
  const reader = await EventReader.open(`http://127.0.0.1:${app.port}/api/tables/${table}/events`);
  await reader.ended;
  expect(reader.retry).toBeGreaterThanOrEqual(1000);
  expect(reader.retry).toBeLessThanOrEqual(3000);
  expect(app.troubles).toEqual([]);
});

test('who wants a place in a room is refused over HTTP, with the time to come again in its head', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()];
  const { table } = await server.match(tokens);
  crowd(server.server.app);
  const body = JSON.stringify({ table });
  const reply = await ask(server.url, '/matchmake/joinOrCreate/table', { body, token: tokens[0] ?? '' });
  expect([reply.status, await reply.json()]).toEqual([503, WAIT]);
  expect(reply.headers.get('retry-after')).toMatch(/^[123]$/);
  expect(server.troubles).toEqual([]);
});

test('a spectator who wants a place in a room waits among spectators, and a player among players, by address', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()];
  const { table } = await server.match(tokens);
  const reach = vi.spyOn(server.server.app.host, 'reach');
  await (await server.join(await server.guest(), { table, watch: true })).room.leave();
  const line = () => [...new Set(reach.mock.calls.map(([, , source]) => `${source?.place} ${source?.isFamiliar}`))];
  expect(line()).toEqual(['127.0.0.1 false']);
  reach.mockClear();
  await server.join(tokens[0], { table });
  expect(line()).toEqual(['127.0.0.1 true']);
});

test('a room whose match cannot be looked for just now sends its clients to a new one, and nothing is logged', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()];
  const { table, clients } = await server.match(tokens);
  const over = crowd(server.server.app);
  server.server.app.host.find(table)?.lose();
  expect(await Promise.all(clients.map(({ left }) => left))).toEqual([4002, 4002]);
  over();
  const again = await server.join(tokens[0], { table });
  await again.until(() => again.standing !== undefined);
  expect(server.troubles).toEqual([]);
});

test('a client over Colyseus comes again by itself, until it is called off', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()];
  const { table } = await server.match(tokens);
  const reach = vi.spyOn(server.server.app.host, 'reach');
  const busy = () => Promise.reject(new Busy('Come again.'));
  reach.mockImplementationOnce(busy).mockImplementationOnce(busy);
  const client = new Client(server.url, { link: colyseus() });
  const visit = await client.watch(table);
  expect([visit.id, visit.version]).toEqual([table, expect.any(Number)]);
  crowd(server.server.app);
  const other = new Client(server.url, { link: colyseus() });
  const calledOff = new AbortController();
  const coming = other.watch(table, { signal: calledOff.signal });
  const refused = reach.mock.calls.length;
  await expect.poll(() => reach.mock.calls.length).toBeGreaterThan(refused);
  calledOff.abort(new Error('enough'));
  await expect(coming).rejects.toThrow('enough');
  for (const each of [client, other]) each.close();
  expect(server.troubles).toEqual([]);
});
