// What strangers, and clients that misbehave, can do at the Colyseus door: nothing to others, and little at all.
import { encode } from '@colyseus/schema';
import { Protocol } from '@colyseus/sdk';
import { Reservation } from '@undertow/shared/protocol/joining.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RoomServer } from '../../support/room-server.ts';

async function ask(url: string, path: string, init: RequestInit & { readonly token?: string } = {}): Promise<Response> {
  const { token, headers, ...rest } = init;
  return fetch(`${url}${path}`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...rest,
  });
}

async function reserve(url: string, room: string, options: object, token?: string): Promise<Reservation> {
  const body = JSON.stringify(options);
  const response = await ask(url, `/matchmake/joinOrCreate/${room}`, { body, ...(token ? { token } : {}) });
  return Reservation.parse(await response.json());
}

function socketFor(
  url: string,
  { processId, roomId, sessionId }: Reservation,
  query: object = {},
  headers: Record<string, string> = {},
) {
  const search = new URLSearchParams({ sessionId, ...query });
  return new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?${search}`, { headers });
}

function closed(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.on('error', () => {}).on('close', (code) => resolve(code)));
}

/** A request as the client of Colyseus sends it. */
function request(type: string, number = 1): Buffer {
  const bytes = Buffer.alloc(64);
  const it = { offset: 1 };
  bytes[0] = Protocol.ROOM_REQUEST;
  encode.number(bytes, number, it);
  encode.string(bytes, type, it);
  return bytes.subarray(0, it.offset);
}

test('whoever knows the session of another can do nothing with it: before they come, while they are there, and after', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const table = await server.table(token);
  const place = await reserve(server.url, 'table', { table }, token);
  expect(await closed(socketFor(server.url, place))).toBe(4003);
  expect(await closed(socketFor(server.url, place, { _authToken: await server.guest() }))).toBe(4003);
  const own = socketFor(server.url, place, { _authToken: token });
  const [first] = await new Promise<Buffer[]>((resolve) => own.once('message', (data) => resolve([data as Buffer])));
  expect(first?.[0]).toBe(Protocol.JOIN_ROOM);
  for (const query of [
    { _authToken: token },
    { _authToken: token, reconnectionToken: 'x' },
    { reconnectionToken: 'x' },
  ]) {
    expect(await closed(socketFor(server.url, place, query))).toBe(4003);
  }
  expect(own.readyState).toBe(WebSocket.OPEN);
  own.terminate();
  await closed(own);
  expect(await closed(socketFor(server.url, place, { _authToken: token }))).toBe(4003);
  const again = await server.join(token, { table });
  await again.until(() => again.room.state?.seats?.[0]?.connected === true);
  expect(server.troubles).toEqual([]);
});

test('there is only one way in', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const table = await server.table(token);
  const { room } = await server.join(token, { table });
  const ways = [
    'create/table',
    'join/table',
    `joinById/${room.roomId}`,
    `reconnect/${room.roomId}`,
    'joinOrCreate/other',
  ];
  for (const way of [...ways, 'joinOrCreate/__proto__', 'constructor/table', '']) {
    const response = await ask(server.url, `/matchmake/${way}`, { token });
    expect([way, response.status]).toEqual([way, 404]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  }
  expect((await ask(server.url, '/matchmake/joinOrCreate/table', { method: 'GET', body: null })).status).toBe(404);
});

test('what is asked for at the entrance is read like everything else', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const path = '/matchmake/joinOrCreate/table';
  const code = async (body: string, headers = {}) => (await ask(server.url, path, { token, body, headers })).status;
  expect(await code('{"table":"no-id"}')).toBe(400);
  expect(await code('{"table":"aaaaaaaaaa"}')).toBe(404);
  expect(await code('{')).toBe(400);
  expect(await code(JSON.stringify({ table: 'x'.repeat(20_000) }))).toBe(413);
  expect((await ask(server.url, path, { token: 'wrong', body: '{"table":"aaaaaaaaaa"}' })).status).toBe(401);
  expect((await ask(server.url, path, { body: '{"table":"aaaaaaaaaa"}' })).status).toBe(401);
});

test('pages of other web sites get neither a place nor a socket', async () => {
  const server = await RoomServer.start({ ORIGINS: 'https://friend.example' });
  const from = (origin: string) => ({ headers: { origin } });
  const path = '/matchmake/joinOrCreate/lobby';
  const foe = await ask(server.url, path, from('https://foe.example'));
  expect([foe.status, foe.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const friend = await ask(server.url, path, from('https://friend.example'));
  expect(friend.status).toBe(200);
  expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect(friend.headers.get('access-control-allow-credentials')).toBe('true');
  const place = Reservation.parse(await friend.json());
  const refused = socketFor(server.url, place, {}, { origin: 'https://foe.example' });
  const status = await new Promise((resolve) => {
    refused.on('error', () => {}).on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
  });
  expect(status).toBe(403);
  const socket = socketFor(server.url, place, {}, { origin: 'https://friend.example' });
  await new Promise((resolve) => socket.once('message', resolve));
  socket.terminate();
});

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

test('the entrance opens only so often for one address', async () => {
  const server = await RoomServer.start({ REQUESTS_PER_SECOND: '1' });
  const statuses = new Set<number>();
  for (let i = 0; i < 6; i++) statuses.add((await ask(server.url, '/matchmake/joinOrCreate/lobby')).status);
  expect(statuses).toContain(429);
});

test('nobody has more sockets than anybody may have', async () => {
  const server = await RoomServer.start({ SOCKETS_PER_USER: '1' });
  const token = await server.guest();
  const table = await server.table(token);
  const first = await server.join(token, { table });
  await expect(server.join(token, { table })).rejects.toMatchObject({ code: 4029 });
  expect(await first.ask('ping')).toMatchObject({ time: expect.any(Number) });
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

test('what cannot be understood is refused, and the socket stays', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const [client] = clients;
  if (!client) throw new Error('nobody came');
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

test('bytes that mean nothing do no harm to anybody', async () => {
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

test('whoever signs out is put out of the rooms', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const table = await server.table(token);
  const client = await server.join(token, { table });
  const place = await reserve(server.url, 'table', { table }, token);
  const { session } = await server.server.accounts.identify({ token });
  await server.server.accounts.sessions.close(session ?? '');
  expect(await client.left).toBe(4013);
  expect(await closed(socketFor(server.url, place, { _authToken: token }))).toBe(4003);
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

test('no state tells anything of sessions or sockets', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const state = JSON.stringify(clients[1]?.room.state);
  for (const { room } of clients) expect(state).not.toContain(room.sessionId);
});
