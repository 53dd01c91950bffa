// How much is too much: messages, sockets, tables, what is not read.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { describe, expect, test, vi } from 'vitest';
import { beginMatch } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

describe('of messages', () => {
  test('more than are allowed are refused, and later there is time for them', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers, limits: { messagesPerSecond: 2 } });
    const client = await app.enter();
    // Ten seconds’ worth at once, of which `hello` was one.
    for (let i = 1; i < 20; i++) expect(await client.ask('ping')).toMatchObject({ type: 'ok' });
    expect(await client.ask('ping')).toMatchObject({ code: 'too-many', retryAfter: 500 });
    expect(await client.ask('nonsense')).toMatchObject({ code: 'too-many' });
    await timers.pass(500);
    expect(await client.ask('ping')).toMatchObject({ type: 'ok' });
    expect(await client.ask('ping')).toMatchObject({ code: 'too-many' });
  });

  test('far more than are allowed close the socket', async () => {
    const app = await TestApp.open({ timers: new FakeTime(), limits: { messagesPerSecond: 2 } });
    const client = await app.knock();
    for (let i = 0; i < 20; i++) expect(await client.ask('nonsense')).toMatchObject({ code: 'malformed' });
    for (let i = 0; i < 20; i++) expect(await client.ask('nonsense')).toMatchObject({ code: 'too-many' });
    client.say('nonsense');
    expect(await client.closed).toEqual({ code: 4008, reason: 'Too many messages.' });
  });

  test('those with long replies count for more', async () => {
    const app = await TestApp.open({ timers: new FakeTime(), limits: { messagesPerSecond: 2 } });
    const client = await app.enter();
    const replies = await Promise.all(Array.from({ length: 6 }, () => client.ask('lobby', { on: true })));
    expect(replies.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok', 'error', 'error', 'error']);
  });

  test('one address may send only so much over all its sockets, and others notice nothing', async () => {
    const app = await TestApp.open({ timers: new FakeTime(), limits: { messagesPerAddress: 2 } });
    const from = async (address: string) => {
      const client = await app.knock({}, address);
      await client.hello();
      return client;
    };
    const flood = await Promise.all(Array.from({ length: 10 }, () => from('127.0.0.2')));
    const other = await from('127.0.0.3');
    const asked = flood.flatMap((client) => Array.from({ length: 10 }, () => client.ask('ping')));
    const refused = (await Promise.all(asked)).filter((reply) => reply.type === 'error');
    // Of each socket three are taken in any case, of which `hello` was one.
    expect(refused).toHaveLength(10 * 10 - 10 * 2 - 20);
    expect(refused[0]).toMatchObject({ code: 'too-many', retryAfter: 500 });
    for (let i = 0; i < 20; i++) expect(await other.ask('ping')).toMatchObject({ type: 'ok' });
    // A socket that goes on and on is closed.
    for (let i = 0; i < 100; i++) flood[0]?.say('{"type":"ping","id":"p"}');
    expect(await flood[0]?.closed).toMatchObject({ code: 4008 });
    expect(await flood[1]?.ask('ping')).toMatchObject({ code: 'too-many' });
  });

  test('of one socket all are answered in the order in which they came, however many', async () => {
    const app = await TestApp.open();
    const client = await app.guest();
    const { table } = await client.do('create', { game: 'abyss', seats: 2 });
    const asked = Array.from({ length: 500 }, (_, i) => `${i}`);
    const types = ['ping', 'ready', 'join', 'mute', 'nonsense'];
    for (const id of asked) {
      const type = types[Number(id) % types.length];
      client.say(JSON.stringify({ type, id, table, ready: false, person: client.person?.id, muted: true }));
    }
    await client.next({ re: '499' });
    const replies = client.messages.flatMap((message) =>
      're' in message && /^\d+$/.test(message.re ?? '') ? message.re : [],
    );
    expect(replies).toEqual(asked);
  });
});

describe('of sockets', () => {
  test('a person has so many, and one more when another is closed', async () => {
    const app = await TestApp.open({ limits: { socketsPerUser: 2 } });
    const first = await app.guest();
    await app.enter(first.token);
    const third = await app.knock();
    expect(await third.hello(first.token)).toMatchObject({ code: 'too-many' });
    expect(await third.closed).toMatchObject({ code: 4029 });
    await first.close();
    await app.guest();
    const fourth = await app.knock();
    expect(await fourth.hello(first.token)).toMatchObject({ type: 'welcome' });
  });

  test('a socket counts once for its person, however often it says hello, and not at all once it has closed', async () => {
    const app = await TestApp.open({ limits: { socketsPerUser: 2 } });
    const [first, second] = [await app.guest(), await app.guest()];
    const id = first.person?.id ?? '';
    const third = await app.enter(first.token);
    const pipelined = await app.knock();
    for (let i = 0; i < 50; i++) pipelined.say(JSON.stringify({ type: 'hello', id: `${i}`, token: first.token }));
    expect(await pipelined.closed).toMatchObject({ code: 4029 });
    expect(app.socketsOfPeople.of(id)).toBe(2);
    for (let i = 0; i < 5; i++) third.say(JSON.stringify({ type: 'hello', id: `${i}`, token: first.token }));
    await third.do('ping');
    expect(app.socketsOfPeople.of(id)).toBe(2);
    await Promise.all([first.close(), third.close()]);
    while (app.door.size > 1) await second.do('ping');
    expect(app.socketsOfPeople.of(id)).toBe(0);
  });

  test('a hello that fails on its way is not counted', async () => {
    const app = await TestApp.open({ limits: { socketsPerUser: 1 } });
    const { token, person } = await app.accounts.authentication.guest('here');
    vi.spyOn(app.app.mutes, 'of').mockRejectedValueOnce(new Unavailable('The disk is gone.'));
    const client = await app.knock();
    expect(await client.hello(token)).toMatchObject({ code: 'unavailable' });
    expect(app.socketsOfPeople.of(person.id)).toBe(0);
    expect(await client.hello(token)).toMatchObject({ type: 'welcome' });
    expect(app.socketsOfPeople.of(person.id)).toBe(1);
  });

  test('an address has so many; if its refused sockets do not close, more are refused before the upgrade', async () => {
    const app = await TestApp.open({ limits: { socketsPerAddress: 2 } });
    const first = await app.enter();
    await app.enter();
    const third = await app.knock();
    expect(await third.closed).toEqual({ code: 4029, reason: 'Too many sockets.' });
    await first.close();
    expect(await (await app.knock()).hello()).toMatchObject({ type: 'welcome' });
    // These two do not listen to what they are told, and count until they have gone.
    const deaf = [deafSocket(app.port), deafSocket(app.port)];
    await Promise.all(deaf.map((socket) => once(socket, 'data')));
    await expect(app.knock()).rejects.toThrow('429');
    for (const socket of deaf) socket.destroy();
  });

  test('an address may open so many in a minute, and is told when to come back', async () => {
    const timers = new FakeTime();
    const app = await TestApp.open({ timers, limits: { newSocketsPerAddress: 3 } });
    const knock = (address: string) => app.knock({}, address);
    await knock('127.0.0.2');
    await knock('127.0.0.2');
    await (await knock('127.0.0.2')).close();
    await expect(knock('127.0.0.2')).rejects.toThrow('429');
    const answer = once(deafSocket(app.port, '127.0.0.2'), 'data');
    expect(String(await answer)).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n(.*\r\n)*Retry-After: 20\r\n/);
    expect(await (await knock('127.0.0.3')).hello()).toMatchObject({ type: 'welcome' });
    await timers.pass(20_000);
    expect(await (await knock('127.0.0.2')).hello()).toMatchObject({ type: 'welcome' });
  });

  test('a page that may not connect opens as many, and uses up nothing of what its address may open', async () => {
    const app = await TestApp.open({
      timers: new FakeTime(),
      origins: ['https://example.org'],
      limits: { newSocketsPerAddress: 3, socketsPerAddress: 1 },
    });
    const foreign = { origin: 'https://example.com' };
    for (let i = 0; i < 3; i++) expect((await (await app.knock(foreign)).closed).code).toBe(4003);
    await expect(app.knock(foreign)).rejects.toThrow('429');
    expect(await (await app.knock()).hello()).toMatchObject({ type: 'welcome' });
  });

  test('from pages that the host does not allow, none', async () => {
    const app = await TestApp.open({ origins: ['https://example.org'] });
    const stranger = await app.knock({ origin: 'https://example.com' });
    expect(await stranger.closed).toEqual({ code: 4003, reason: 'This origin may not connect.' });
    for (const origin of ['https://example.org', `http://127.0.0.1:${app.port}`]) {
      expect(await (await app.knock({ origin })).hello()).toMatchObject({ type: 'welcome' });
    }
  });
});

test('a socket follows so many tables, and may follow those again', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 2 } });
  const spectator = await app.guest();
  const open = [];
  for (let i = 0; i < 3; i++) {
    const host = await app.guest();
    open.push((await host.do('create', { game: 'abyss', seats: 2 })).table);
  }
  await spectator.do('watch', { table: open[0] });
  await spectator.do('watch', { table: open[1] });
  await spectator.do('watch', { table: open[1] });
  expect(await spectator.ask('watch', { table: open[2] })).toMatchObject({ code: 'too-many' });
  await spectator.do('leave', { table: open[0] });
  await spectator.do('watch', { table: open[2] });
});

test('a person whose socket could not follow a table neither opens one nor sits down at one', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 1 } });
  const [ada, bo, cy] = [await app.guest(), await app.guest(), await app.guest()];
  const shape = { game: 'abyss', seats: 2 };
  const { table } = await ada.do('create', shape);
  const { table: other } = await cy.do('create', shape);
  await bo.do('watch', { table });
  expect(await bo.ask('create', shape)).toMatchObject({ code: 'too-many' });
  expect(await bo.ask('quick', { game: 'abyss', seats: 3 })).toMatchObject({ code: 'too-many' });
  expect(await bo.ask('join', { table: other })).toMatchObject({ code: 'too-many' });
  await bo.do('lobby', { on: true });
  const [listed] = bo.heard({ type: 'tables' }) as {
    readonly tables: { readonly id: string; readonly seats: unknown[] }[];
  }[];
  const taken = listed?.tables.map(({ id, seats }) => [id, seats[1]]);
  expect(new Map(taken as [string, unknown][])).toEqual(
    new Map([
      [table, null],
      [other, null],
    ]),
  );
  await bo.do('join', { table });
});

test('a table that is over is not left for one that there is not', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 1 } });
  const [ada, spectator] = [await app.guest(), await app.guest()];
  const { table } = await ada.do('create', { game: 'abyss', seats: 2 });
  await spectator.do('watch', { table });
  const told = spectator.next({ type: 'table', table: { status: 'abandoned' } });
  await ada.do('leave', { table });
  await told;
  expect(await spectator.ask('join', { table: 'nowhere000' })).toMatchObject({ code: 'not-found' });
  expect(await spectator.ask('create', { game: 'chess', seats: 2 })).toMatchObject({ code: 'not-found' });
  // A client that has left a table is told to come first.
  expect(await spectator.ask('chat', { table, text: 'Where have all gone?' })).toMatchObject({ code: 'not-found' });
});

test('for another table a socket leaves the first one that is over', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 2 } });
  const spectator = await app.guest();
  const [first, second, third] = [await app.guest(), await app.guest(), await app.guest()];
  const open = async (host: typeof first) => (await host.do('create', { game: 'abyss', seats: 2 })).table;
  const [lasting, over] = [await open(first), await open(second)];
  await spectator.do('watch', { table: lasting });
  await spectator.do('watch', { table: over });
  const told = spectator.next({ type: 'table', table: { id: over, status: 'abandoned' } });
  await second.do('leave', { table: over });
  await told;
  await spectator.do('watch', { table: await open(third) });
  expect(await spectator.ask('watch', { table: await open(second) })).toMatchObject({ code: 'too-many' });
  // The one that is not over is still followed.
  const toldOfTheFirst = spectator.next({ type: 'table', table: { id: lasting, status: 'abandoned' } });
  await first.do('leave', { table: lasting });
  await toldOfTheFirst;
});

test('a client that does not read is cut off, and the others notice nothing', async () => {
  const app = await TestApp.open({ limits: { bufferedBytes: 256 * 1024 } });
  const players = [await app.guest(), await app.guest()];
  await beginMatch(players);
  const slow = await app.enter();
  slow.socket.pause();
  // The operating systems of both sides keep some megabytes as well.
  const notices = 5000;
  for (let told = 1; told <= notices; told++) {
    app.door.announce('x'.repeat(10_000));
    if (told % 10 === 0) await players[0]?.do('ping');
  }
  slow.socket.resume();
  // It depends on how late the reader wakes up whether the goodbye still reaches it.
  expect((await slow.closed).code).toSatisfy((code: number) => code === 4009 || code === 1006);
  expect(slow.heard({ type: 'notice' }).length).toBeLessThan(notices);
  expect(players[0]?.heard({ type: 'notice' })).toHaveLength(notices);
});

/** Has become a socket of WebSocket, and says nothing any more, not even goodbye. */
function deafSocket(port: number, from = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write(
    'GET /ws/v1 HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return socket;
}
