// Meeting over the JSON door: the list of tables, quick matches, rematches, chat.
import { describe, expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playOut } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';

const TABLE = { game: 'abyss', seats: 2, time: 'none' };

describe('a client that follows the lobby', () => {
  test('is told the whole list, then what changes in it, until it follows it no more', async () => {
    const app = await TestApp.open();
    const [owner, reader] = [await app.guest(), await app.enter()];
    const { table: first } = await owner.do('create', TABLE);
    await reader.do('lobby', { on: true });
    expect(reader.heard({ type: 'tables' })).toMatchObject([{ whole: true, tables: [{ id: first }], gone: [] }]);
    const told = reader.next({ type: 'tables', whole: false });
    await owner.do('leave', { table: first });
    expect(await told).toMatchObject({ tables: [], gone: [first] });
    await reader.do('lobby', { on: false });
    const count = reader.messages.length;
    const other = await app.enter();
    await other.do('lobby', { on: true });
    const next = other.next({ type: 'tables', whole: false });
    await owner.do('create', TABLE);
    await next;
    await reader.do('ping');
    expect(reader.messages).toHaveLength(count + 1);
  });

  test('by a filter is told of nothing else', async () => {
    const app = await TestApp.open();
    const [owner, reader] = [await app.guest(), await app.enter()];
    await reader.do('lobby', { on: true, filter: { seats: 3, status: 'open' } });
    const told = reader.next({ type: 'tables', whole: false });
    await owner.do('create', TABLE);
    const { table } = await owner.do('create', { ...TABLE, seats: 3 });
    expect(await told).toMatchObject({ tables: [{ id: table }], gone: [] });
    await reader.do('lobby', { on: true, filter: { seats: 2 } });
    expect(reader.messages.at(-2)).toMatchObject({ whole: true, tables: [{ seats: [{}, null] }] });
  });

  test('never learns the id of a table that is not listed', async () => {
    const app = await TestApp.open();
    const [owner, reader] = [await app.guest(), await app.enter()];
    await reader.do('lobby', { on: true });
    const hidden = [];
    for (const access of ['unlisted', 'private']) {
      const { table } = await owner.do('create', { ...TABLE, access });
      hidden.push(table);
    }
    for (const table of hidden) await owner.do('leave', { table });
    const told = reader.next({ type: 'tables', whole: false });
    const { table } = await owner.do('create', TABLE);
    expect(await told).toMatchObject({ tables: [{ id: table }] });
    for (const id of hidden) expect(reader.texts.join()).not.toContain(id);
  });
});

test('two persons who want to play at once meet at one table, and the match begins', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()] as const;
  const wanted = { game: 'abyss', time: 'live' };
  const first = await players[0].do('quick', wanted);
  const begun = players[0].next({ type: 'snapshot' });
  const second = await players[1].do('quick', wanted);
  expect(second).toMatchObject({ table: first.table, seat: 1 });
  expect(await begun).toMatchObject({ table: first.table, seat: 0 });
  expect(players[1].positions.get(first.table as string)).toMatchObject({ seat: 1 });
});

test('after a match the same people play again at another table', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()] as const;
  const table = await beginMatch(players);
  expect(await players[0].ask('rematch', { table })).toMatchObject({ code: 'conflict' });
  const over = players.map((player) => player.next({ type: 'table', table: { status: 'ended' } }));
  await Promise.all(players.map((player, seat) => playOut(player, table, chance(seat))));
  await Promise.all(over);
  const invited = players[1].next({ type: 'table', table: { id: table } });
  const next = await players[0].do('rematch', { table });
  expect(await invited).toMatchObject({ table: { rematch: next.table } });
  expect(await players[1].do('rematch', { table })).toMatchObject({ table: next.table, seat: 1 });
});

test('the owner removes a player before the match', async () => {
  const app = await TestApp.open();
  const [owner, other] = [await app.guest(), await app.guest()];
  const { table } = await owner.do('create', TABLE);
  await other.do('join', { table });
  expect(await other.ask('remove', { table, seat: 0 })).toMatchObject({ code: 'forbidden' });
  const told = other.next({ type: 'table', table: { id: table } });
  await owner.do('remove', { table, seat: 1 });
  expect(await told).toMatchObject({ table: { seats: [{}, null] } });
});

test('a player who leaves an open table stands up, and hears nothing of it any more', async () => {
  const app = await TestApp.open();
  const [owner, other] = [await app.guest(), await app.guest()];
  const { table } = await owner.do('create', TABLE);
  await other.do('join', { table });
  await other.do('leave', { table });
  const count = other.messages.length;
  await owner.do('chat', { table, text: 'Where have you gone?' });
  await other.do('ping');
  expect(other.messages).toHaveLength(count + 1);
  const [shown] = owner.messages.filter(({ type }) => type === 'table').slice(-1);
  expect(shown).toMatchObject({ table: { seats: [{}, null] } });
});

test('a player who only stops following an open table keeps the seat, and cannot resign by that', async () => {
  const app = await TestApp.open();
  const [owner, other] = [await app.guest(), await app.guest()];
  const { table } = await owner.do('create', TABLE);
  await other.do('join', { table });
  const neither = { code: 'malformed', field: 'keepSeat' };
  expect(await other.ask('leave', { table, keepSeat: true, resign: true })).toMatchObject(neither);
  await other.do('leave', { table, keepSeat: true });
  const count = other.messages.length;
  await owner.do('chat', { table, text: 'Are you there?' });
  expect(await other.do('join', { table })).toMatchObject({ seat: 1 });
  expect(other.messages.slice(count).map(({ type }) => type)).not.toContain('update');
  const [shown] = owner.messages.filter(({ type }) => type === 'table').slice(-1);
  expect(shown).toMatchObject({ table: { seats: [{}, {}] } });
});

test('a table that all players have left is gone, and its spectators may go as well', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 1 } });
  const [owner, spectator] = [await app.guest(), await app.enter()];
  const { table } = await owner.do('create', TABLE);
  await spectator.do('watch', { table });
  const told = spectator.next({ type: 'table', table: { status: 'abandoned' } });
  await owner.do('leave', { table });
  await told;
  await spectator.do('leave', { table });
  const { table: other } = await owner.do('create', TABLE);
  await spectator.do('watch', { table: other });
});

describe('chat', () => {
  async function atTable() {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()] as const;
    const spectators = [await app.guest(), await app.enter()] as const;
    const table = await beginMatch(players);
    for (const spectator of spectators) await spectator.do('watch', { table });
    return { app, players, spectators, table };
  }

  /** What each of them has heard, once all of it has come. */
  async function heardBy(clients: readonly DoorClient[]): Promise<string[][]> {
    for (const client of clients) await client.do('ping');
    return clients.map((client) => client.heard({ type: 'chat' }).map(({ text }) => text as string));
  }

  test('is heard by players among themselves and by spectators among themselves', async () => {
    const { players, spectators, table } = await atTable();
    await players[0].do('chat', { table, text: ' Good luck! ' });
    await spectators[0].do('chat', { table, text: 'He has a Kraken.' });
    expect(await heardBy([...players, ...spectators])).toEqual([
      ['Good luck!'],
      ['Good luck!'],
      ['He has a Kraken.'],
      ['He has a Kraken.'],
    ]);
  });

  test('is told once to a client that comes later', async () => {
    const { app, players, table } = await atTable();
    for (const text of ['one', 'two']) await players[0].do('chat', { table, text });
    const again = await app.enter(players[1].token);
    const talking = players[0].do('chat', { table, text: 'three' });
    await again.do('join', { table });
    await talking;
    expect(await heardBy([again])).toEqual([['one', 'two', 'three']]);
  });

  test('of a muted person is heard on no socket, until they are heard again', async () => {
    const { app, players, table } = await atTable();
    const other = await app.enter(players[1].token);
    await other.do('join', { table });
    await players[1].do('mute', { person: players[0].person?.id, muted: true });
    await players[0].do('chat', { table, text: 'Anybody here?' });
    expect(await heardBy([...players, other])).toEqual([['Anybody here?'], [], []]);
    const later = await app.enter(players[1].token);
    await later.do('join', { table });
    expect(await heardBy([later])).toEqual([[]]);
    await later.do('mute', { person: players[0].person?.id, muted: false });
    await players[0].do('chat', { table, text: 'Now?' });
    expect(await heardBy([players[1], other, later])).toEqual([['Now?'], ['Now?'], ['Now?']]);
  });

  test('as a reaction is heard as a line would be, and needs the same token', async () => {
    const { players, spectators, table } = await atTable();
    await players[1].do('mute', { person: players[0].person?.id, muted: true });
    await players[0].do('react', { table, reaction: 'bravo' });
    const clients = [...players, ...spectators];
    for (const client of clients) await client.do('ping');
    const reactions = clients.map((client) => client.heard({ type: 'reaction' }).map(({ reaction }) => reaction));
    expect(reactions).toEqual([['bravo'], [], [], []]);
    expect(await spectators[1].ask('react', { table, reaction: 'bravo' })).toMatchObject({ code: 'unauthorized' });
    expect(await players[0].ask('react', { table, reaction: 'boo' })).toMatchObject({ code: 'malformed' });
  });

  test('has a limit', async () => {
    const app = await TestApp.open({ limits: { chatPerMinute: 2 } });
    const player = await app.guest();
    const { table } = await player.do('create', TABLE);
    for (const text of ['one', 'two']) await player.do('chat', { table, text });
    const reply = await player.ask('chat', { table, text: 'three' });
    expect(reply).toMatchObject({ code: 'too-many', retryAfter: expect.any(Number) });
  });
});

test('to have a bot play for another is too early while that player is there, and for a minute after', async () => {
  const app = await TestApp.open();
  const [owner, other] = [await app.guest(), await app.guest()];
  const table = await beginMatch([owner, other]);
  // The first is asked first.
  const tried = await other.ask('substitute', { table, seat: 0 });
  expect(tried).toMatchObject({ code: 'conflict', message: 'This player is here.' });
  await owner.close();
  const again = await other.ask('substitute', { table, seat: 0 });
  expect(again).toMatchObject({ code: 'conflict', retryAfter: expect.any(Number) });
});

test('in rated matches no bot is asked to play for another', async () => {
  const app = await TestApp.open();
  const player = await app.member('Ada');
  const { table } = await player.do('create', { ...TABLE, rated: true });
  expect(await player.ask('substitute', { table, seat: 1 })).toMatchObject({ code: 'forbidden' });
});
