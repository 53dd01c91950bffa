// A player comes back to the seat by their token: after a drop, from a new page, after a restart of the server.
import { matchMaker } from '@colyseus/core';
import { expect, test } from 'vitest';
import { chance } from '../../support/clients/door-player.ts';
import { playOn } from '../../support/clients/room-client.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { RoomServer } from '../../support/server/room-server.ts';

test('after a drop, to the same seat and the same position, and all know that one was away', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  const [first, second] = clients as [(typeof clients)[0], (typeof clients)[0]];
  await playOn(clients, 1, chance(1));
  const before = first.standing;
  first.drop();
  await second.until(() => second.room.state.seats[0]?.connected === false);
  const again = await server.join(tokens[0], { table });
  await second.until(() => second.room.state.seats[0]?.connected === true);
  await again.until(() => again.standing !== undefined);
  expect(again.standing).toEqual(before);
  expect(again.standing?.seat).toBe(0);
  expect(server.troubles).toEqual([]);
});

test('while the first socket is still open, and both see the same', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  const twin = await server.join(tokens[0], { table });
  await twin.until(() => twin.standing !== undefined);
  await playOn(clients, 1, chance(1));
  await twin.until(() => (twin.standing?.version ?? 0) > 0 && twin.standing?.version === clients[0]?.standing?.version);
  expect(twin.standing).toEqual(clients[0]?.standing);
  twin.drop();
  // The seat still has a client here.
  await playOn(clients, 1, chance(2));
  expect(clients[1]?.room.state.seats[0]?.connected).toBe(true);
});

test('after a restart of the server, on the same port, and the game goes on to its end', async () => {
  const folder = temporaryFolder();
  const first = await RoomServer.start({ DATA_DIR: folder });
  const tokens = [await first.guest(), await first.guest()] as const;
  const { table, clients } = await first.match(tokens);
  await playOn(clients, 20, chance(1));
  const before = clients.map(({ standing }) => standing);
  const told = Promise.all(clients.map((client) => client.told('bye')));
  await first.server.close();
  expect(await Promise.all(clients.map(({ left }) => left))).toEqual([4001, 4001]);
  expect(await told).toEqual([expect.anything(), expect.anything()]);

  const second = await RoomServer.start({ DATA_DIR: folder, PORT: new URL(first.url).port });
  const again = await Promise.all(tokens.map((token) => second.join(token, { table })));
  for (const client of again) await client.until(() => client.standing !== undefined);
  expect(again.map(({ standing }) => standing)).toEqual(before);
  await Promise.all(again.map((client, seat) => client.playOut(chance(seat))));
  expect(again[0]?.standing?.ending?.ranking).not.toBeNull();
  expect(second.troubles).toEqual([]);
});

test('but not by what the client of Colyseus tries by itself, which it is told at once', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const table = await server.table(token);
  const { room, ...client } = await server.join(token, { table });
  Object.assign(room.reconnection, { enabled: true, minUptime: 0, delay: 1, minDelay: 1, maxDelay: 1 });
  room.connection.close();
  expect(await client.left).toBe(4003);
});

test('an answer that is repeated after coming back is not given twice', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens, {}, { client: 'mine' });
  const asked = clients.findIndex(({ decision }) => decision);
  const client = clients[asked];
  const decision = client?.decision;
  if (!client || !decision || decision.choice.type !== 'one') throw new Error('nothing is asked');
  const answer = { id: 'first', decision: decision.number, answer: decision.choice.options[0] };
  expect(await client.refusal('answer', answer)).toBeUndefined();
  client.drop();
  const again = await server.join(tokens[asked], { table, client: 'mine' });
  expect(await again.refusal('answer', answer)).toBeUndefined();
  expect(await again.refusal('answer', { ...answer, id: 'second' })).toMatchObject({ code: 'stale' });
});

test('the last answers of a match are acknowledged again after a restart, though the match is over', async () => {
  const folder = temporaryFolder();
  const first = await RoomServer.start({ DATA_DIR: folder });
  const tokens = [await first.guest(), await first.guest()] as const;
  const { table, clients } = await first.match(tokens, {}, { client: 'mine' });
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await first.server.close();

  const second = await RoomServer.start({ DATA_DIR: folder });
  for (const [seat, { asked }] of clients.entries()) {
    const last = asked.findLast(({ type }) => type === 'answer')?.payload;
    expect(last).toHaveProperty('id');
    const again = await second.join(tokens[seat], { table, client: 'mine' });
    expect(await again.refusal('answer', last)).toBeUndefined();
    expect(await again.refusal('answer', { ...last, id: 'anew' })).toMatchObject({ code: 'conflict' });
  }
});

test('a room is there only as long as it has clients', async () => {
  const server = await RoomServer.start();
  const { clients } = await server.match([await server.guest(), await server.guest()]);
  expect((await matchMaker.query({})).map(({ name }) => name)).toEqual(['table']);
  for (const client of clients) await client.room.leave();
  await expect.poll(async () => (await matchMaker.query({})).length).toBe(0);
});
