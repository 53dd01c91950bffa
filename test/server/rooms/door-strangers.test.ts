// Which clients get in at the Colyseus door, and what others can learn of them or do to them.
import { Protocol } from '@colyseus/sdk';
import { Reservation } from '@undertow/shared/protocol/joining.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, closed, reserve, socketFor } from '../../support/clients/room-knocking.ts';
import { RoomServer } from '../../support/server/room-server.ts';

test('a client that knows the session of another can do nothing with it: before it comes, while it is there, and after', async () => {
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

test('a page that may not connect uses up nothing of the sockets that its address may open', async () => {
  const server = await RoomServer.start({ ORIGINS: 'https://friend.example', NEW_SOCKETS_PER_ADDRESS: '2' });
  const place = await reserve(server.url, 'lobby', {});
  const statuses: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    const foreign = socketFor(server.url, place, {}, { origin: 'https://foe.example' });
    const refused = new Promise((resolve) => {
      foreign.on('error', () => {}).on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });
    statuses.push(await refused);
  }
  expect(statuses).toEqual([403, 403, 429]);
  const socket = socketFor(server.url, place);
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  socket.terminate();
});

test('a person who signs out is put out of the rooms', async () => {
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

test('no state tells anything of sessions or sockets', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const state = JSON.stringify(clients[1]?.room.state);
  for (const { room } of clients) expect(state).not.toContain(room.sessionId);
});

test('a player who stands up before coming in where spectators are late is not shown the match', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const table = await server.table(tokens[0], { spectators: { allowed: true, delay: 3 } });
  const keeper = await server.join(tokens[0], { table });
  const place = await reserve(server.url, 'table', { table }, tokens[1]);
  await (await server.knock(tokens[1])).do('leave', { table });
  const socket = socketFor(server.url, place, { _authToken: tokens[1] });
  const frames: number[] = [];
  socket.on('message', (data: Buffer) => frames.push(data[0] ?? 0));
  expect(await closed(socket)).toBe(4002);
  expect(frames).toEqual([Protocol.ERROR]);
  expect(await keeper.ask('ping')).toMatchObject({ time: expect.any(Number) });
  expect(server.troubles).toEqual([]);
});

test('a token is good for some things only', async () => {
  const server = await RoomServer.start();
  const { token } = await server.server.accounts.authentication.signUp(
    { name: 'Ada', password: 'correct horse' },
    'here',
  );
  const { person } = await server.server.accounts.identify({ token });
  const table = await server.table(await server.guest());
  const made = await server.server.accounts.tokens.create(person.id, { label: 'looks', scopes: ['watch'] });
  await expect(server.join(made.token, { table })).rejects.toMatchObject({ code: 403 });
  const client = await server.join(made.token, { table, watch: true });
  expect(await client.refusal('chat', { text: 'Hello!' })).toMatchObject({ code: 'forbidden' });
});

test('a token for tables and chat alone comes into no room of a table, not even of its owner’s', async () => {
  const server = await RoomServer.start();
  const { accounts } = server.server;
  const { token, person } = await accounts.authentication.signUp({ name: 'Eda', password: 'correct horse' }, 'here');
  const table = await server.table(token);
  const made = await accounts.tokens.create(person.id, { label: 'sits down', scopes: ['tables', 'chat'] });
  for (const how of [{}, { watch: true }]) {
    await expect(server.join(made.token, { table, ...how })).rejects.toMatchObject({ code: 403 });
  }
});
