// The JSON door of several processes: a client that comes back to another one finds everything as it was.
import { createLog } from '@undertow/server/log.ts';
import { operationsOn } from '@undertow/server/operations.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { anyAnswer, beginMatch, chance, playUntil } from '../../support/clients/door-player.ts';
import { Buses } from '../../support/server/buses.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const TABLE = { game: 'abyss', seats: 2, time: 'none' };
const SOCKETS = 3;

let sql: Sql;
let buses: Buses;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  sql = sqlHere();
});

afterAll(() => sql.close());

beforeEach(async () => {
  buses = new Buses();
  // Each house closes what it is given, and these share it.
  const data: Sql = {
    rows: (text, values) => sql.rows(text, values),
    write: (all) => sql.write(all),
    close: async () => {},
  };
  const open = (name: string) => TestApp.open({ data, bus: buses.join(name), limits: { socketsPerUser: SOCKETS } });
  one = await open('one');
  other = await open('other');
});

test('a request that is repeated at another process gets its first reply', async () => {
  const before = await one.guest('my-client');
  const first = await before.do('create', TABLE, 'a');
  await before.close();
  const after = await other.enter(before.token, 'my-client');
  expect(await after.ask('create', TABLE, 'a')).toEqual(first);
  expect(await after.ask('create', TABLE, 'b')).not.toEqual(first);
});

describe('what is played at one, and repeated at another,', () => {
  let players: readonly [DoorClient, DoorClient];
  let table: string;

  beforeEach(async () => {
    for (const name of ['one', 'other']) await sql.write(enrol(name, 'redis'));
    players = [await one.guest('first'), await one.guest('second')];
    table = await beginMatch(players);
    await playUntil(players, table, 4, chance(3));
  });

  afterEach(async () => {
    for (const name of ['one', 'other']) await sql.write(leave(name));
  });

  function asked(): { readonly player: DoorClient; readonly fields: object } {
    const player = players.find((player) => player.positions.get(table)?.decision);
    const decision = player?.positions.get(table)?.decision;
    if (!player || !decision) throw new Error('no seat is asked');
    return { player, fields: { table, decision: decision.number, answer: anyAnswer(decision, chance(1)) } };
  }

  /** The same client at the other process. */
  function elsewhere(player: DoorClient): Promise<DoorClient> {
    return other.enter(player.token, player === players[0] ? 'first' : 'second');
  }

  /** How often something of this kind stands in the journal of the match. */
  async function kept(kind: string): Promise<number> {
    const text = 'select number from journal where match = ? and kind = ?';
    return (await sql.rows(text, [table, kind])).length;
  }

  test('counts once, and is acknowledged there, too', async () => {
    const { player, fields } = asked();
    const before = await kept('answer');
    await player.do('answer', fields, 'again');
    await player.close();
    const after = await elsewhere(player);
    for (let i = 0; i < 2; i++) expect(await after.ask('answer', fields, 'again')).toMatchObject({ type: 'ok' });
    expect(await kept('answer')).toBe(before + 1);
    expect(await after.ask('answer', fields, 'anew')).toMatchObject({ code: 'stale' });
  });

  test('counts once while it is still under way, and both are told so', async () => {
    const { player, fields } = asked();
    const before = await kept('answer');
    const after = await elsewhere(player);
    const replies = [player.ask('answer', fields, 'again'), after.ask('answer', fields, 'again')];
    for (const reply of await Promise.all(replies)) expect(reply).toMatchObject({ type: 'ok' });
    expect(await kept('answer')).toBe(before + 1);
  });

  test('is taken back once', async () => {
    let taker: DoorClient | undefined;
    while (!taker) {
      const { player, fields } = asked();
      await player.do('answer', fields);
      const last = player.messages.findLast(({ type }) => type === 'update' || type === 'decision');
      if (last && 'undo' in last) taker = player;
      else for (const each of players) await each.do('ping');
    }
    await taker.do('undo', { table }, 'back');
    const after = await elsewhere(taker);
    expect(await after.ask('undo', { table }, 'back')).toMatchObject({ type: 'ok' });
    expect(await kept('undo')).toBe(1);
  });
});

test('a table that was opened at one is joined, and talked at, at another', async () => {
  const [ada, ben] = [await one.guest(), await other.guest()];
  const { table } = await ada.do('create', TABLE);
  const joined = ada.next({ type: 'table' });
  await ben.do('join', { table });
  expect(await joined).toMatchObject({ table: { id: table, seats: [{ person: ada.person }, { person: ben.person }] } });
  const said = ada.next({ type: 'chat' });
  await ben.do('chat', { table, text: 'hello' });
  expect(await said).toMatchObject({ text: 'hello', person: ben.person });
});

test('a person has no more sockets than allowed, over all processes', async () => {
  const { token, person } = await one.accounts.authentication.guest('here');
  for (const app of [one, other, one]) expect((await app.enter(token)).person).not.toBeNull();
  while (other.socketsOfPeople.of(person.id) < SOCKETS) await nextRound();
  const knocking = await other.knock();
  expect(await knocking.hello(token)).toMatchObject({ code: 'too-many' });
});

test('a person who signs out at one is put out at another', async () => {
  const client = await one.guest();
  const { session = '' } = await other.accounts.identify({ token: client.token });
  await other.accounts.sessions.close(session);
  expect(await client.closed).toMatchObject({ code: 4010 });
});

test('the operator is heard at all of them', async () => {
  const clients = [await one.guest(), await other.guest()];
  const heard = clients.map((client) => client.next({ type: 'notice' }));
  const log = createLog('error', { write: () => {} });
  const operations = [one, other].map(({ app, door }, i) => {
    const bus = buses.join(`desk ${i}`);
    return operationsOn({ ...{ app, sql, log, bus }, announce: (text) => door.announce(text), drain() {} });
  });
  await operations[0]?.announce('The tide is coming in.');
  for (const notice of await Promise.all(heard)) expect(notice).toMatchObject({ text: 'The tide is coming in.' });
});

test('a new name is at every table, and a deleted person has left them all', async () => {
  const [ada, ben] = [await one.member('Ada'), await other.guest()];
  const { table } = await ada.do('create', { ...TABLE, seats: 3 });
  await ben.do('join', { table });
  const renamed = ben.next({ type: 'table' });
  const identity = await other.accounts.identify({ token: ada.token });
  await other.accounts.own.change(identity, { name: 'Augusta' }, 'here');
  expect(await renamed).toMatchObject({ table: { owner: { name: 'Augusta' } } });
  await other.accounts.own.remove(identity, { password: 'correct horse' }, 'here');
  await ada.closed;
  const isLeft = ({ app }: TestApp) => app.tables.inMemory(String(table))?.seats[0] === null;
  while (![one, other].every(isLeft)) await nextRound();
  expect([one.troubles, other.troubles]).toEqual([[], []]);
});
