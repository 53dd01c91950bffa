// When something breaks behind the rooms, or the server goes, those in them lose nothing and are told.
import { once } from 'node:events';
import { logger, matchMaker } from '@colyseus/core';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { expect, test, vi } from 'vitest';
import { chance } from '../../support/clients/door-player.ts';
import { playOn, type RoomClient } from '../../support/clients/room-client.ts';
import { ask, reserve, socketFor } from '../../support/clients/room-knocking.ts';
import { RoomServer } from '../../support/server/room-server.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { nextRound } from '../../support/time/fake-time.ts';

async function failing(): Promise<{ readonly server: RoomServer; readonly sql: FailingSql }> {
  const sql = new FailingSql(sqlHere());
  return { server: await RoomServer.start({}, { openSql: async () => sql }), sql };
}

function askedOf(clients: readonly RoomClient[]): RoomClient {
  const asked = clients.find(({ decision }) => decision);
  if (!asked) throw new Error('no seat is asked');
  return asked;
}

test('what Colyseus has to say of it stands in the log', async () => {
  const { server } = await failing();
  logger.error('a parrot is dead');
  expect(server.troubles.map((line) => JSON.parse(line))).toMatchObject([
    { from: 'colyseus', msg: 'a parrot is dead' },
  ]);
});

test('while nothing can be kept, answers are refused, and then the game goes on', async () => {
  const { server, sql } = await failing();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  await playOn(clients, 5, chance(1));
  const asked = askedOf(clients);
  const before = asked.standing;
  sql.writesFail = new Unavailable('the disk is full');
  const answer = { decision: asked.decision?.number, answer: 'x' };
  expect(await asked.refusal('answer', answer)).toMatchObject({ code: 'illegal' });
  await expect(asked.answerOnce(chance(2))).rejects.toThrow('unavailable');
  expect(asked.standing).toEqual(before);
  sql.writesFail = undefined;
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  expect(clients[0]?.standing?.view).toEqual(await server.lastView(clients[0]?.room.state.id ?? '', 0));
});

test('a client that has asked for something gets its reply before the server goes', async () => {
  const { server, sql } = await failing();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  const asked = askedOf(clients);
  const { version } = asked;
  const release = sql.hold();
  const answered = asked.answerOnce(chance(1));
  // What is not known waits for nothing. So the answer, which was sent before, has arrived.
  await expect(asked.ask('no-such-thing')).rejects.toMatchObject({ name: 'no_handler' });
  const closed = server.server.close();
  release();
  await answered;
  expect(asked.version).toBeGreaterThanOrEqual(version);
  expect(await asked.told('bye')).toMatchObject({ reason: expect.any(String), retryAfter: expect.any(Number) });
  expect(await asked.left).toBe(4001);
  await closed;
});

test('a server whose list of rooms is out of reach ends as well, and lays everything to sleep', async () => {
  const { server, sql } = await failing();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  await playOn(clients, 3, chance(1));
  vi.spyOn(matchMaker.presence, 'hdel').mockRejectedValueOnce(new Error('Command timed out'));
  let asleep: object[] = [];
  vi.spyOn(sql, 'close').mockImplementationOnce(async () => {
    asleep = await sql.rows('select asleep from matches');
  });
  await server.server.close();
  expect(await Promise.all(clients.map(({ left }) => left))).toEqual([4001, 4001]);
  expect(asleep).toEqual([{ asleep: 1 }]);
});

test('a person who is put out gets no more of their requests done', async () => {
  const { server, sql } = await failing();
  const token = await server.guest();
  const table = await server.table(token);
  const client = await server.join(token, { table });
  const onlooker = await server.join(await server.guest(), { table, watch: true });
  const release = sql.hold();
  const first = client.ask('chat', { text: 'This is on its way.' });
  const second = client.ask('ready', { ready: true });
  const refused = Promise.allSettled([first, second]);
  await expect(client.ask('no-such-thing')).rejects.toMatchObject({ name: 'no_handler' });
  // Only what was asked before is held back.
  sql.hold()();
  const { session } = await server.server.accounts.identify({ token });
  await server.server.accounts.sessions.close(session ?? '');
  expect(await client.left).toBe(4013);
  await refused;
  release();
  // What is kept after it shows that it would have been done by now.
  for (const text of ['one', 'two', 'three']) await onlooker.ask('chat', { text });
  expect((await server.server.app.lobby.mustFind(table)).seats[0]?.ready).toBe(false);
});

test('for a client that hangs up nothing is done that was not begun', async () => {
  const { server, sql } = await failing();
  const token = await server.guest();
  const table = await server.table(token);
  const client = await server.join(token, { table });
  const onlooker = await server.join(await server.guest(), { table, watch: true });
  const release = sql.hold();
  client.room.send('chat', { text: 'This is on its way.' });
  client.room.send('ready', { ready: true });
  await expect(client.ask('no-such-thing')).rejects.toMatchObject({ name: 'no_handler' });
  // Only what was asked before is held back.
  sql.hold()();
  client.drop();
  await onlooker.until(() => onlooker.room.state?.seats?.[0]?.connected === false);
  release();
  // What is kept after it shows that it would have been done by now.
  for (const text of ['one', 'two', 'three']) await onlooker.ask('chat', { text });
  expect((await server.server.app.lobby.mustFind(table)).seats[0]?.ready).toBe(false);
});

test.each(['drop', 'leave'] as const)('%s a room, and what waited for nothing else is done', async (hangUp) => {
  const { server } = await failing();
  const ready: (boolean | undefined)[] = [];
  for (let i = 0; i < 5; i++) {
    const token = await server.guest();
    const table = await server.table(token);
    const onlooker = await server.join(await server.guest(), { table, watch: true });
    const client = await server.join(token, { table });
    client.room.send('ready', { ready: true });
    if (hangUp === 'drop') client.drop();
    else void client.room.leave();
    await onlooker.until(() => onlooker.room.state?.seats?.[0]?.connected === false);
    // What is kept after it shows that it would have been done by now.
    for (const text of ['one', 'two', 'three']) await onlooker.ask('chat', { text });
    ready.push((await server.server.app.lobby.mustFind(table)).seats[0]?.ready);
  }
  expect(ready).toEqual([true, true, true, true, true]);
});

test('a client that hangs up while its room is made is not there for ever', async () => {
  const { server } = await failing();
  const token = await server.guest();
  const table = await server.table(token);
  const { lobby } = server.server.app;
  const place = await reserve(server.url, 'table', { table }, token);
  const { promise: found, resolve: find } = Promise.withResolvers<void>();
  const mustFind = lobby.mustFind.bind(lobby);
  const looking = vi.spyOn(lobby, 'mustFind').mockImplementationOnce(async (id) => {
    await found;
    return mustFind(id);
  });
  const socket = socketFor(server.url, place, { _authToken: token });
  await once(socket, 'open');
  while (looking.mock.calls.length === 0) await nextRound();
  socket.terminate();
  const metrics = async () => (await ask(server.url, '/metrics', { method: 'GET', body: null })).text();
  await expect.poll(metrics).toContain('undertow_sockets{door="colyseus"} 0');
  find();
  const other = await server.join(await server.guest(), { table, watch: true });
  await other.until(() => other.room.state?.seats?.[0] !== undefined);
  expect(other.room.state.seats[0]?.connected).toBe(false);
});
