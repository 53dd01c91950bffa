// Server-Sent Events: a match followed without a WebSocket.
import { STREAM_BEAT } from '@undertow/server/gateway/event-stream.ts';
import { describe, expect, test } from 'vitest';
import { beginMatch, chance, playOut, playUntil } from '../../support/clients/door-player.ts';
import { EventReader } from '../../support/clients/event-reader.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

function streamOf({ port }: TestApp, table: unknown, more = ''): string {
  return `http://127.0.0.1:${port}/api/tables/${table}/events${more}`;
}

test('a match is followed from the middle to its end', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()];
  const spectator = await app.guest();
  const table = await beginMatch(players);
  await playUntil(players, table, 10, chance(1));
  await spectator.do('watch', { table });
  await spectator.do('chat', { table, text: 'What a game.' });
  const reader = await EventReader.open(streamOf(app, table));
  expect(reader.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  await reader.until(({ name }) => name === 'snapshot');
  expect(reader.events.map(({ name }) => name)).toEqual(['table', 'chat', 'snapshot']);
  await Promise.all(players.map((player, seat) => playOut(player, table, chance(seat))));
  await reader.until(({ message }) => message.type === 'table' && message.table.status === 'ended');
  expect(reader.events.filter(({ name }) => name === 'ended')).toHaveLength(1);
  const watched = spectator.positions.get(table);
  expect(reader.view).toEqual(watched?.view);
  expect(reader.lastId).toMatch(new RegExp(`^[\\w-]+\\.${watched?.version}$`));
  for (const { name, id, message } of reader.events) {
    expect(name).toBe(message.type);
    expect(id?.split('.')[1]).toBe('version' in message ? `${message.version}` : undefined);
  }
  reader.close();
});

test('a reader that comes back with the last id gets what was missed', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()];
  const table = await beginMatch(players);
  const before = await EventReader.open(streamOf(app, table));
  await before.until(({ name }) => name === 'snapshot');
  before.close();
  await playUntil(players, table, 7, chance(1));
  const after = await EventReader.open(streamOf(app, table), { 'last-event-id': before.lastId ?? '' }, before.view);
  await after.until(({ name, id }) => name === 'update' && id?.endsWith('.7') === true);
  const newcomer = await EventReader.open(streamOf(app, table));
  // A player who was asked before the seventh answer may have given an eighth.
  const { id: now } = await newcomer.until(({ name }) => name === 'snapshot');
  await after.until(({ id }) => id === now);
  const [process, last] = now?.split('.') ?? [];
  const missed = Array.from({ length: Number(last) }, (_, i) => `${process}.${i + 1}`);
  expect(after.events.flatMap(({ id }) => id ?? [])).toEqual(missed);
  expect(after.view).toEqual(newcomer.view);
});

test.each(['yesterday', '0', 'another.0'])('%s is no last id of this process', async (id) => {
  const app = await TestApp.open();
  const table = await beginMatch([await app.guest(), await app.guest()]);
  const reader = await EventReader.open(streamOf(app, table), { 'last-event-id': id });
  expect(await reader.until(({ name }) => name !== 'table')).toMatchObject({ name: 'snapshot' });
});

describe('a stream', () => {
  test('of a private table is for readers with an invitation', async () => {
    const app = await TestApp.open();
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2, access: 'private' });
    const [shown] = owner.messages.flatMap((message) => (message.type === 'table' ? [message.table] : []));
    const stranger = await EventReader.open(streamOf(app, table));
    expect(stranger.response.statusCode).toBe(404);
    const invited = await EventReader.open(streamOf(app, table, `?invitation=${shown?.invitation}`));
    const { message } = await invited.until(({ name }) => name === 'table');
    expect(message).not.toHaveProperty('table.invitation');
  });

  test('counts as a socket of its address until it ends', async () => {
    const app = await TestApp.open({ limits: { socketsPerAddress: 2 } });
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    const first = await EventReader.open(streamOf(app, table));
    expect((await EventReader.open(streamOf(app, table))).response.statusCode).toBe(404);
    first.close();
    while (app.app.followers.count(table as string) > 1) await owner.do('ping');
    expect((await EventReader.open(streamOf(app, table))).response.statusCode).toBe(200);
  });

  test('is opened as often as a socket may be', async () => {
    const app = await TestApp.open({ limits: { newSocketsPerAddress: 3 } });
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    for (let i = 0; i < 2; i++) (await EventReader.open(streamOf(app, table))).close();
    expect((await EventReader.open(streamOf(app, table))).response.statusCode).toBe(404);
    await expect(app.knock()).rejects.toThrow('429');
  });

  test('says now and then that it is there', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers });
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    const reader = await EventReader.open(streamOf(app, table));
    await reader.until(({ name }) => name === 'table');
    for (const beat of [1, 2, 3]) {
      const heard = reader.next();
      await timers.pass(STREAM_BEAT);
      await heard;
      expect(reader.beats).toBe(beat);
    }
  });

  test('says goodbye when the server goes away, and passes notices on', async () => {
    const app = await TestApp.open();
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    const reader = await EventReader.open(streamOf(app, table));
    await reader.until(({ name }) => name === 'table');
    app.streams.announce('We shall be back.');
    app.streams.drain('An update.');
    await reader.ended;
    expect(reader.events.slice(-2).map(({ message }) => message)).toEqual([
      { type: 'notice', text: 'We shall be back.' },
      { type: 'bye', reason: 'An update.', retryAfter: expect.any(Number) },
    ]);
    expect((await EventReader.open(streamOf(app, table))).response.statusCode).toBe(404);
  });

  test('that is not read is cut off', async () => {
    const app = await TestApp.open({ limits: { bufferedBytes: 64 * 1024 } });
    const owner = await app.guest();
    const { table } = await owner.do('create', { game: 'abyss', seats: 2 });
    const reader = await EventReader.open(streamOf(app, table));
    await reader.until(({ name }) => name === 'table');
    reader.response.pause();
    const text = 'x'.repeat(10_000);
    let told = 0;
    while (app.app.followers.count(table as string) === 2 && told < 10_000) {
      app.streams.announce(text);
      told++;
      if (told % 50 === 0) await owner.do('ping');
    }
    expect(told).toBeLessThan(10_000);
    reader.response.resume();
    await reader.ended;
  });
});
