// A message that comes again: it gets the first reply again, and nothing is done twice.
import { Unavailable } from '@undertow/server/store/sql.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { anyAnswer, beginMatch, chance, playOut, playUntil } from '../../support/clients/door-player.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

const TABLE = { game: 'abyss', seats: 2, time: 'none' };

/** Everything that the asked player needs to answer, for the first of several times. */
function nextAnswer(players: readonly DoorClient[], table: string) {
  const asked = players.find((player) => player.positions.get(table)?.decision) as DoorClient;
  const decision = asked.positions.get(table)?.decision;
  if (!decision) throw new Error('no seat is asked');
  return { asked, fields: { table, decision: decision.number, answer: anyAnswer(decision, chance(1)) } };
}

/** The last answer of this player that was acknowledged, as it was sent. */
function lastAnswer({ transcript, messages }: DoorClient) {
  const acknowledged = new Set(messages.flatMap((message) => (message.type === 'ok' ? [message.re] : [])));
  const sent = transcript.filter((line) => line.startsWith('> ')).map((line) => JSON.parse(line.slice(2)));
  const answers = sent as { readonly type: string; readonly id: string }[];
  const last = answers.findLast(({ type, id }) => type === 'answer' && acknowledged.has(id));
  if (!last) throw new Error('nothing was answered');
  return last;
}

test('on the same socket, whatever it asks', async () => {
  const app = await TestApp.open();
  const client = await app.guest();
  const first = await client.do('create', TABLE, 'a');
  expect(await client.ask('create', TABLE, 'a')).toEqual(first);
  expect(await client.ask('ping', {}, 'a')).toEqual(first);
  const stale = { table: first.table, decision: 7, answer: null };
  const refused = await client.ask('answer', stale, 'b');
  expect(refused).toMatchObject({ code: 'conflict' });
  expect(await client.ask('answer', stale, 'b')).toEqual(refused);
  expect(app.app.tables.all()).toHaveLength(1);
});

test('on another socket of the same client, which then is at the table as well', async () => {
  const app = await TestApp.open();
  const before = await app.guest('my-client');
  const first = await before.do('create', TABLE, 'a');
  await before.close();
  const after = await app.enter(before.token, 'my-client');
  expect(await after.ask('create', TABLE, 'a')).toEqual(first);
  expect(after.heard({ type: 'table', table: { id: first.table } })).toHaveLength(1);
  expect(app.app.tables.all()).toHaveLength(1);
});

test('on a socket that follows as many tables as it may by then, among them this one', async () => {
  const app = await TestApp.open({ limits: { watchedPerSocket: 1 } });
  const before = await app.guest('my-client');
  const first = await before.do('create', TABLE, 'a');
  const after = await app.enter(before.token, 'my-client');
  await after.do('join', { table: first.table });
  expect(await after.ask('create', TABLE, 'a')).toEqual(first);
});

test('while the first is still under way, it waits for the same', async () => {
  const sql = new FailingSql(sqlHere());
  const app = await TestApp.open({ data: sql });
  const before = await app.guest('my-client');
  const after = await app.enter(before.token, 'my-client');
  const release = sql.hold();
  const replies = [before.ask('create', TABLE, 'a'), after.ask('create', TABLE, 'a')];
  release();
  const [first, second] = await Promise.all(replies);
  expect(first).toMatchObject({ type: 'ok' });
  expect(second).toEqual(first);
  expect(app.app.tables.all()).toHaveLength(1);
});

test('of another client, or another person, it is another message', async () => {
  const app = await TestApp.open();
  const one = await app.guest('my-client');
  const first = await one.do('create', TABLE, 'a');
  for (const other of [
    await app.enter(one.token, 'other-client'),
    await app.enter(one.token),
    await app.guest('my-client'),
  ]) {
    expect(await other.do('create', TABLE, 'a')).not.toEqual(first);
  }
  expect(app.app.tables.all()).toHaveLength(4);
});

test('an answer counts once, also if the server was killed before it could say so', async () => {
  const data = temporaryFolder();
  const before = await TestApp.open({ data });
  const players = [await before.guest('one'), await before.guest('two')];
  const table = await beginMatch(players);
  await playUntil(players, table, 6, chance(3));
  const { asked, fields } = nextAnswer(players, table);
  await asked.do('answer', fields, 'again');
  await before.kill();

  const after = await TestApp.open({ data });
  const other = await after.enter(asked.token, asked === players[0] ? 'one' : 'two');
  expect(await other.ask('answer', fields, 'again')).toMatchObject({ type: 'ok' });
  await other.do('watch', { table });
  expect(other.positions.get(table)?.version).toBe(fields.decision + 1);
  expect(await other.ask('answer', fields, 'anew')).toMatchObject({ code: 'stale' });
});

test.each([
  ['on another socket of the same client', true],
  ['on the same socket', false],
])('an undo that was refused takes no later answer back when it is repeated %s', async (_, isOtherSocket) => {
  const app = await TestApp.open();
  const players = [await app.guest('one'), await app.guest('two')];
  const table = await beginMatch(players);
  for (const player of players) expect(await player.ask('undo', { table }, 'back')).toMatchObject({ code: 'conflict' });
  const mayTakeBack = (player: DoorClient) => {
    const last = player.messages.findLast(({ type }) => type === 'update' || type === 'decision');
    return last && 'undo' in last;
  };
  let taker = players.find(mayTakeBack);
  while (!taker) {
    const { asked, fields } = nextAnswer(players, table);
    await asked.do('answer', fields);
    for (const player of players) await player.do('ping');
    taker = players.find(mayTakeBack);
  }
  const version = taker.positions.get(table)?.version;
  const again = isOtherSocket ? await app.enter(taker.token, taker === players[0] ? 'one' : 'two') : taker;
  expect(await again.ask('undo', { table }, 'back')).toMatchObject({ type: 'error', code: 'conflict' });
  await taker.do('ping');
  expect(taker.positions.get(table)?.version).toBe(version);
  expect(await again.ask('undo', { table }, 'anew')).toMatchObject({ type: 'ok' });
});

test('the last answers of a match are acknowledged again, also after the server was killed', async () => {
  const data = temporaryFolder();
  const before = await TestApp.open({ data });
  const players = [await before.guest('one'), await before.guest('two')];
  const table = await beginMatch(players);
  await Promise.all(players.map((player, i) => playOut(player, table, chance(i))));
  await before.kill();

  const after = await TestApp.open({ data });
  for (const [i, player] of players.entries()) {
    const { id, type, ...fields } = lastAnswer(player);
    const again = await after.enter(player.token, i === 0 ? 'one' : 'two');
    expect(await again.ask(type, fields, id)).toMatchObject({ type: 'ok' });
    expect(await again.ask(type, fields, 'anew')).toMatchObject({ code: 'conflict' });
    const other = await after.enter(player.token, 'another');
    expect(await other.ask(type, fields, id)).toMatchObject({ code: 'conflict' });
  }
});

test('what is asked at a table, or said there, is done once over another socket as well', async () => {
  const app = await TestApp.open();
  const owner = await app.guest('owner');
  const other = await app.guest('other');
  const { table } = (await owner.do('create', { ...TABLE, seats: 3 })) as { readonly table: string };
  await other.do('join', { table });
  const again = await app.enter(owner.token, 'owner');
  await again.do('join', { table });
  const twice = async (type: string, fields: object) => {
    for (const client of [owner, again]) await client.do(type, { table, ...fields }, type);
  };
  await twice('chat', { text: 'hello' });
  await twice('bot', { seat: 2 });
  await twice('change', { time: 'live' });
  await other.do('ready', { table, ready: true, terms: 1 });
  await twice('ready', { ready: true, terms: 1 });
  await other.do('ping');
  expect(other.heard({ type: 'chat' })).toHaveLength(1);
  expect(app.app.tables.inMemory(table)).toMatchObject({ status: 'playing', terms: 1 });
  await twice('leave', { resign: true });
});

test('a line of chat is said once, also if the server was killed before it could say so', async () => {
  const data = temporaryFolder();
  const before = await TestApp.open({ data });
  const client = await before.guest('my-client');
  const { table } = (await client.do('create', TABLE)) as { readonly table: string };
  await client.do('chat', { table, text: 'hello' }, 'a');
  await before.kill();

  const after = await TestApp.open({ data });
  const again = await after.enter(client.token, 'my-client');
  await again.do('join', { table });
  await again.do('chat', { table, text: 'hello' }, 'a');
  await again.do('chat', { table, text: 'hello' }, 'b');
  expect(again.heard({ type: 'chat', text: 'hello' })).toHaveLength(2);
});

test('what could not be kept is tried again', async () => {
  const sql = new FailingSql(sqlHere());
  const app = await TestApp.open({ data: sql });
  const players = [await app.guest('one'), await app.guest('two')];
  const table = await beginMatch(players);
  const { asked, fields } = nextAnswer(players, table);
  sql.writesFail = new Unavailable('The disk is full.');
  const refused = await asked.ask('answer', fields, 'a');
  expect(refused).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
  sql.writesFail = undefined;
  expect(await asked.ask('answer', fields, 'a')).toMatchObject({ type: 'ok' });
});
