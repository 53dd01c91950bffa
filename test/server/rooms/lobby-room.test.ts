// The lobby as a room: the live list of tables, and ways to a table.
import { getMessageBytes } from '@colyseus/core';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { RoomClient } from '../../support/clients/room-client.ts';
import { RoomServer } from '../../support/server/room-server.ts';

interface Tables {
  readonly tables: readonly Table[];
  readonly gone: readonly string[];
  readonly whole: boolean;
}

function lists({ heard }: RoomClient): Tables[] {
  return heard.flatMap(({ type, message }) => (type === 'tables' ? (message as Tables) : []));
}

test('tells of all public tables, then of those that are new, have changed or are gone, and never of others', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  const there = await server.table(token);
  for (const access of ['private', 'unlisted']) await server.table(token, { access });
  const lobby = await server.join(undefined, {}, 'lobby');
  await lobby.told('tables');
  expect(lists(lobby)[0]).toMatchObject({ tables: [{ id: there }], gone: [], whole: true });
  const owner = await server.join(token, { table: there });
  for (const access of ['private', 'unlisted', 'public']) await server.table(token, { access, seats: 3 });
  await lobby.until(() => lists(lobby).some(({ tables }) => tables.some(({ seats }) => seats.length === 3)));
  await owner.ask('leave');
  await lobby.until(() => lists(lobby).some(({ gone }) => gone.includes(there)));
  const told = lists(lobby).flatMap(({ tables }) => tables);
  expect(told.map(({ access }) => access)).not.toContain('private');
  expect(told.map(({ access }) => access)).not.toContain('unlisted');
  expect(JSON.stringify(told)).not.toContain('invitation');
});

test('writes the list once for all clients that ask for the same', async () => {
  const server = await RoomServer.start();
  const first = await server.join(undefined, {}, 'lobby');
  const table = await server.table(await server.guest());
  await first.until(() => lists(first).some(({ tables }) => tables.some(({ id }) => id === table)));
  const { raw } = getMessageBytes;
  let written = 0;
  getMessageBytes.raw = (code, type, ...message) => {
    if (type === 'tables') written++;
    return raw(code, type, ...message);
  };
  onTestFinished(() => {
    getMessageBytes.raw = raw;
  });
  for (let joined = 0; joined < 3; joined++) {
    const lobby = await server.join(undefined, {}, 'lobby');
    await lobby.told('tables');
    expect(lists(lobby)[0]?.tables).toHaveLength(1);
  }
  expect(written).toBe(1);
});

test('tells each by their own filter, which they may change', async () => {
  const server = await RoomServer.start();
  const token = await server.guest();
  await server.table(token, { seats: 2 });
  await server.table(token, { seats: 4 });
  const lobby = await server.join(token, { filter: { seats: 4 } }, 'lobby');
  await lobby.told('tables');
  expect(lists(lobby)[0]?.tables.map(({ seats }) => seats.length)).toEqual([4]);
  await lobby.ask('lobby', { on: true, filter: { seats: 2 } });
  // Between them a change may be told, which is not the whole list.
  const whole = () => lists(lobby).filter((list) => list.whole);
  await lobby.until(() => whole().length > 1);
  expect(whole()[1]?.tables.map(({ seats }) => seats.length)).toEqual([2]);
});

test('opens tables and finds opponents', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const wish = { game: 'abyss', seats: 2, time: 'none' };
  const [one, other] = [await server.join(tokens[0], {}, 'lobby'), await server.join(tokens[1], {}, 'lobby')];
  const first = (await one.ask('quick', wish)) as { readonly table: string; readonly seat: number };
  const second = await other.ask('quick', wish);
  expect(second).toEqual({ table: first.table, seat: 1 });
  const player = await server.join(tokens[0], { table: first.table });
  await player.until(() => player.standing !== undefined);
  expect(player.standing?.seat).toBe(0);
  expect(await one.ask('create', wish)).toMatchObject({ seat: 0 });
});

test('refuses clients without a token what only a person may do', async () => {
  const server = await RoomServer.start();
  const lobby = await server.join(undefined, {}, 'lobby');
  expect(await lobby.refusal('create', { game: 'abyss', seats: 2 })).toMatchObject({ code: 'unauthorized' });
  expect(await lobby.ask('ping')).toMatchObject({ time: expect.any(Number) });
});
