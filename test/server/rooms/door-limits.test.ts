// How much one can do at the Colyseus door: nothing that harms others, and not too much of what is allowed.
import { once } from 'node:events';
import { encode } from '@colyseus/schema';
import { Protocol } from '@colyseus/sdk';
import { EXPECTED_FOR } from '@undertow/server/rooms/reservations.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, closed, reserve, socketFor } from '../../support/clients/room-knocking.ts';
import { RoomServer } from '../../support/server/room-server.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

/** A request as the client of Colyseus sends it. */
function request(type: string, number = 1): Buffer {
  const bytes = Buffer.alloc(64);
  const it = { offset: 1 };
  bytes[0] = Protocol.ROOM_REQUEST;
  encode.number(bytes, number, it);
  encode.string(bytes, type, it);
  return bytes.subarray(0, it.offset);
}

test('places that are reserved count as sockets of the address, until they are used or forgotten', async () => {
  const server = await RoomServer.start({ SOCKETS_PER_ADDRESS: '3' });
  const places = [];
  for (let i = 0; i < 3; i++) places.push(await reserve(server.url, 'lobby', {}));
  expect((await ask(server.url, '/matchmake/joinOrCreate/lobby')).status).toBe(429);
  const [place] = places;
  if (!place) throw new Error('there is no place');
  const socket = socketFor(server.url, place);
  await new Promise((resolve) => socket.once('message', resolve));
  expect((await ask(server.url, '/matchmake/joinOrCreate/lobby')).status).toBe(429);
  socket.terminate();
  await expect.poll(async () => (await ask(server.url, '/matchmake/joinOrCreate/lobby')).status).toBe(200);
});

test('an address opens so many sockets in a minute, at whatever door, and is not expected beyond that', async () => {
  const server = await RoomServer.start({ NEW_SOCKETS_PER_ADDRESS: '2' });
  const places = [await reserve(server.url, 'lobby', {}), await reserve(server.url, 'lobby', {})];
  const [first, second] = places.map((place) => () => socketFor(server.url, place));
  await server.knock(await server.guest());
  await once(first?.() as WebSocket, 'open');
  const late = await ask(server.url, '/matchmake/joinOrCreate/lobby');
  expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  const [error] = await once(second?.() as WebSocket, 'error');
  expect(String(error)).toContain('429');
});

test('heavy messages count for more, and a client that goes on with them is closed', async () => {
  const server = await RoomServer.start({ MESSAGES_PER_ADDRESS: '1' }, { timers: new FakeTime() });
  const lobby = await server.join(undefined, {}, 'lobby');
  expect(await lobby.refusal('lobby', { on: false })).toBeUndefined();
  expect(await lobby.refusal('lobby', { on: false })).toBeUndefined();
  expect(await lobby.refusal('lobby', { on: false })).toMatchObject({
    code: 'too-many',
    retryAfter: expect.any(Number),
  });
  for (let i = 0; i < 30; i++) lobby.room.send('lobby', { on: false });
  expect(await lobby.left).toBe(4008);
});

test('the entrance opens only so often for one address', async () => {
  const server = await RoomServer.start({ REQUESTS_PER_SECOND: '1' });
  const statuses = new Set<number>();
  for (let i = 0; i < 6; i++) statuses.add((await ask(server.url, '/matchmake/joinOrCreate/lobby')).status);
  expect(statuses).toContain(429);
});

test('a person has no more sockets than allowed', async () => {
  const server = await RoomServer.start({ SOCKETS_PER_USER: '1' });
  const token = await server.guest();
  const table = await server.table(token);
  const first = await server.join(token, { table });
  await expect(server.join(token, { table })).rejects.toMatchObject({ code: 4029 });
  expect(await first.ask('ping')).toMatchObject({ time: expect.any(Number) });
});

test('a socket that was refused, or did not get in, counts no more once it has closed', async () => {
  const server = await RoomServer.start({ SOCKETS_PER_USER: '1' });
  const token = await server.guest();
  const table = await server.table(token);
  const { mutes } = server.server.app;
  vi.spyOn(mutes, 'of').mockRejectedValueOnce(new Unavailable('The disk is gone.'));
  await expect(server.join(token, { table })).rejects.toMatchObject({ code: 503 });
  const first = await vi.waitFor(() => server.join(token, { table }));
  for (let i = 0; i < 3; i++) await expect(server.join(token, { table })).rejects.toMatchObject({ code: 4029 });
  first.drop();
  await first.left;
  const again = await vi.waitFor(() => server.join(token, { table }));
  expect(await again.ask('ping')).toMatchObject({ time: expect.any(Number) });
});

test('a message that is too long closes its own socket and no other', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const [one, other] = clients;
  one?.room.send('chat', { text: 'x'.repeat(20_000) });
  expect(await one?.left).toBe(1009);
  expect(await other?.ask('ping')).toMatchObject({ time: expect.any(Number) });
});

test('too many requests are refused with when to try again, and far too many close the socket', async () => {
  const server = await RoomServer.start({ MESSAGES_PER_SECOND: '2' });
  const lobby = await server.join(undefined, {}, 'lobby');
  const asked = await Promise.allSettled(Array.from({ length: 25 }, () => lobby.ask('ping')));
  const reasons = asked.flatMap((one) => (one.status === 'rejected' ? one.reason.reason : []));
  expect(reasons[0]).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) });
  for (let i = 0; i < 60; i++) lobby.room.send('ping', {});
  expect(await lobby.left).toBe(4008);
});

test('once a socket is closed for flooding, nothing is read of it any more', async () => {
  const server = await RoomServer.start({ MESSAGES_PER_SECOND: '2' }, { timers: new FakeTime() });
  const socket = socketFor(server.url, await reserve(server.url, 'lobby', {}));
  await new Promise((resolve) => socket.once('message', resolve));
  const read = vi.spyOn(WebSocket.prototype, 'emit');
  onTestFinished(() => read.mockRestore());
  for (let i = 0; i < 2000; i++) socket.send(Buffer.from([Protocol.PING]));
  expect(await closed(socket)).toBe(4008);
  const ofServer = read.mock.contexts.filter((one, i) => one !== socket && read.mock.calls[i]?.[0] === 'message');
  // Twenty are allowed, twenty are refused.
  expect(ofServer).toHaveLength(41);
});

test('pings of the protocol itself count as well', async () => {
  const server = await RoomServer.start({ MESSAGES_PER_SECOND: '2' }, { timers: new FakeTime() });
  const lobby = await reserve(server.url, 'lobby', {});
  const socket = socketFor(server.url, lobby);
  await new Promise((resolve) => socket.once('message', resolve));
  for (let i = 0; i < 41; i++) socket.ping();
  expect(await closed(socket)).toBe(4008);
});

test('what cannot be understood is refused, and the socket stays', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const [client] = clients;
  if (!client) throw new Error('no client came');
  const wrong = [undefined, 7, 'seven', [], {}, { decision: 'x', answer: 'x' }, { decision: 1, answer: new Date() }];
  for (const payload of wrong)
    expect(await client.refusal('answer', payload as object)).toMatchObject({ code: 'malformed' });
  expect(await client.refusal('answer', { decision: 99, answer: 'x' })).toMatchObject({ code: 'stale' });
  expect(await client.refusal('order', { orders: [{ type: 'no such order' }] })).toMatchObject({ code: 'malformed' });
  for (const type of ['no-such-thing', '__proto__', 'constructor', 'toString']) {
    await expect(client.ask(type)).rejects.toMatchObject({ name: 'no_handler' });
    client.room.send(type, {});
    await client.until(() => client.heard.some(({ message }) => (message as { type?: string }).type === type));
  }
  client.room.send('answer', { decision: 99, answer: 'x' });
  await client.until(() => client.heard.some(({ message }) => (message as { code?: string }).code === 'stale'));
  expect(server.troubles).toEqual([]);
});

test('bytes that mean nothing do no harm', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const junk = [[], [0], [255, 255], [Protocol.ROOM_DATA], [Protocol.ROOM_REQUEST], [Protocol.ROOM_DATA, 0xa4, 1]];
  for (const bytes of [...junk, [...request('answer'), 0xc1], [Protocol.ROOM_DATA, 0xa1, 97, 0xc1]]) {
    const place = await reserve(server.url, 'lobby', {});
    const socket = socketFor(server.url, place);
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(Buffer.from([Protocol.JOIN_ROOM]));
    for (let i = 0; i < 3; i++) socket.send(Buffer.from(bytes));
    socket.send('a text');
    socket.close();
    await closed(socket);
  }
  expect(await clients[0]?.ask('ping')).toMatchObject({ time: expect.any(Number) });
});

test('what is no MessagePack closes its socket, and is no mistake of the server', async () => {
  const server = await RoomServer.start();
  const data = (...bytes: number[]) => Buffer.from([Protocol.ROOM_DATA, 0xa4, ...Buffer.from('ping'), ...bytes]);
  const broken = [
    data(0x81),
    data(0xdb, 0xff, 0xff, 0xff, 0xff),
    data(0xd9, 0xff, 0x41),
    data(0x80, 0x80),
    data(0xdd, 0xff, 0xff, 0xff, 0xff),
    data(0xd4, 0x72, 0x40),
    Buffer.concat([request('ping'), Buffer.from([0x92, 0x01])]),
    Buffer.concat([request('ping'), Buffer.from([0x80, 0x80])]),
  ];
  for (const bytes of broken) {
    const socket = socketFor(server.url, await reserve(server.url, 'lobby', {}));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(Buffer.from([Protocol.JOIN_ROOM]));
    socket.send(bytes);
    expect([bytes.toString('hex'), await closed(socket)]).toEqual([bytes.toString('hex'), 4002]);
  }
  expect(server.troubles).toEqual([]);
});

test('all in the rooms hear what the operator has to say, and each socket is counted', async () => {
  const operator = 'an-operator-of-the-house';
  const server = await RoomServer.start({ OPERATOR_TOKEN: operator });
  const token = await server.guest();
  const table = await server.table(token);
  const clients = [await server.join(token, { table }), await server.join(undefined, {}, 'lobby')];
  const metrics = await ask(server.url, '/metrics', { method: 'GET', body: null, token: operator });
  expect(await metrics.text()).toContain('undertow_sockets{door="colyseus"} 2');
  await ask(server.url, '/api/operator/notices', { token: operator, body: '{"text":"Back soon."}' });
  for (const client of clients) expect(await client.told('notice')).toEqual({ text: 'Back soon.' });
});

test('a client that takes longer than some seconds to come has to ask again', async () => {
  const time = new FakeTime();
  const server = await RoomServer.start({ SOCKETS_PER_ADDRESS: '1' }, { timers: time });
  const place = await reserve(server.url, 'lobby', {});
  await time.pass(EXPECTED_FOR);
  const late = socketFor(server.url, place);
  expect(await closed(late)).toBe(4003);
  await expect.poll(async () => (await ask(server.url, '/matchmake/joinOrCreate/lobby')).status).toBe(200);
});

test('a client that comes and then says nothing has to go', async () => {
  const time = new FakeTime();
  const server = await RoomServer.start({}, { timers: time });
  const socket = socketFor(server.url, await reserve(server.url, 'lobby', {}));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(Buffer.from([Protocol.PING]));
  const gone = closed(socket);
  await time.pass(10_000);
  expect(await gone).toBe(4002);
});
