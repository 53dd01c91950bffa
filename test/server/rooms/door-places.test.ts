// Which clients may be in which room, and what they see there as their place at the table changes.
import { expect, test } from 'vitest';
import { chance } from '../../support/clients/door-player.ts';
import { playOn, type RoomClient } from '../../support/clients/room-client.ts';
import { RoomServer } from '../../support/server/room-server.ts';

const NO_SPECTATORS = { spectators: { allowed: false, delay: 0 } };
const LATE = { spectators: { allowed: true, delay: 2 } };

test('spectators of a table where they are late see it late, and never before the players', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens, LATE);
  const spectator = await server.join(undefined, { table, watch: true });
  expect(spectator.room.roomId).not.toBe(clients[0]?.room.roomId);
  await spectator.until(() => spectator.standing !== undefined);
  await playOn(clients, 12, chance(1));
  const { turn = 0 } = server.server.app.host.find(table)?.status ?? {};
  expect(clients[0]?.standing?.version).toBeGreaterThan(spectator.standing?.version ?? 0);
  expect(turn).toBeGreaterThan(0);
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await spectator.until(() => spectator.standing?.ending != null);
  expect(spectator.standing?.view).toEqual(await server.lastView(table, 'spectator'));
  expect(server.troubles).toEqual([]);
});

test('a player who stands up where spectators are late has to go, and watches from the other room', async () => {
  const server = await RoomServer.start();
  const owner = await server.guest();
  const token = await server.guest();
  const table = await server.table(owner, LATE);
  const keeper = await server.join(owner, { table });
  const client = await server.join(token, { table });
  await client.ask('leave');
  expect(await client.left).toBe(4012);
  const again = await server.join(token, { table, watch: true });
  expect(again.room.roomId).not.toBe(keeper.room.roomId);
});

test('a spectator at a table without spectators has to go when the match begins', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const table = await server.table(tokens[0], NO_SPECTATORS);
  const onlooker = await server.join(undefined, { table, watch: true, events: true });
  const clients = [await server.join(tokens[0], { table }), await server.join(tokens[1], { table })];
  for (const client of clients) await client.ask('ready', { ready: true });
  expect(await onlooker.left).toBe(4012);
  expect(onlooker.room.state.view).toBeUndefined();
  expect(onlooker.heard.map(({ type }) => type)).not.toContain('events');
  await expect(server.join(undefined, { table, watch: true })).rejects.toMatchObject({ code: 403 });
});

test('a player who gives the seat up goes on as a spectator, and sees nothing of it any more', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest(), await server.guest()] as const;
  const { clients } = await server.match(tokens);
  const [client] = clients as [RoomClient];
  expect(client.standing?.seat).toBe(0);
  await client.ask('leave', { resign: true });
  await client.until(() => client.standing?.seat === null);
  expect(client.room.state.seats[0]?.own).toBeUndefined();
  const { view } = client.standing ?? {};
  const { seats } = view as unknown as { readonly seats: readonly object[] };
  for (const seat of seats) expect(Object.keys(seat)).not.toContain('hand');
  expect(server.troubles).toEqual([]);
});

test('a spectator of an open table who sits down by the JSON door sees the match from that seat', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const table = await server.table(tokens[0]);
  const [first, second] = [
    await server.join(tokens[0], { table }),
    await server.join(tokens[1], { table, watch: true }),
  ];
  const other = await server.knock(tokens[1]);
  await other.do('join', { table });
  await other.do('ready', { table, ready: true });
  await first.ask('ready', { ready: true });
  await second.until(() => second.standing?.seat === 1);
  expect(second.room.state.seats[0]?.own).toBeUndefined();
});

test('a private table opens to persons with an invitation, and they may invite others', async () => {
  const server = await RoomServer.start();
  const [owner, stranger] = [await server.guest(), await server.guest()];
  const table = await server.table(owner, { access: 'private' });
  const client = await server.join(owner, { table });
  const { invitation } = (await client.told('table')) as { readonly invitation: string };
  for (const watch of [false, true]) {
    await expect(server.join(stranger, { table, watch })).rejects.toMatchObject({ code: 404 });
    await expect(server.join(stranger, { table, watch, invitation: 'a-wrong-one' })).rejects.toMatchObject({
      code: 404,
    });
  }
  const friend = await server.join(stranger, { table, invitation });
  expect(friend.room.roomId).toBe(client.room.roomId);
});

test('players talk among themselves, and what was said before is told to a client that comes later', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  const spectator = await server.join(await server.guest(), { table, watch: true });
  await clients[0]?.ask('chat', { text: 'Good luck!' });
  expect(await clients[1]?.told('chat')).toMatchObject({ text: 'Good luck!', channel: 'players' });
  const again = await server.join(tokens[1], { table });
  expect(await again.told('chat')).toMatchObject({ text: 'Good luck!' });
  await spectator.ask('chat', { text: 'Who leads?' });
  expect(await spectator.told('chat')).toMatchObject({ text: 'Who leads?', channel: 'spectators' });
  expect(clients[0]?.heard.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

test('a rematch is another table, with a room of its own', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await clients[0]?.until(() => clients[0]?.room.state.status === 'ended');
  const next = (await clients[0]?.ask('rematch')) as { readonly table: string; readonly seat: number };
  expect(next).toMatchObject({ seat: 0 });
  expect(next.table).not.toBe(table);
  expect(await clients[1]?.ask('rematch')).toEqual({ table: next.table, seat: 1 });
});
