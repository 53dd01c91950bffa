// Coming to a table: nothing is missed, and nothing is told that is not theirs to know.
import { type Subscriber, TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Timers } from '@undertow/server/scheduling/timers.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

const TABLE: NewTable = {
  game: 'abyss',
  seats: 2,
  time: 'none',
  access: 'public',
  rated: false,
  spectators: { allowed: true, delay: 0 },
  bots: false,
};

class Guest implements Subscriber {
  readonly person: Person | undefined;
  readonly place = 'here';
  readonly told: (telling: OutgoingMessage) => void = ({ message }) => this.messages.push(message);
  readonly messages: ServerMessage[] = [];

  constructor(person?: Person) {
    this.person = person;
  }

  hears(): boolean {
    return true;
  }

  failed(failure: unknown): void {
    throw failure;
  }

  get types(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

async function scene(more: Partial<NewTable> = {}, timers?: Timers) {
  const sql = new FailingSql(sqlHere());
  const test = await TestApp.open({ data: sql, ...(timers ? { timers } : {}) });
  const people = [];
  for (let i = 0; i < 2; i++) people.push((await test.accounts.authentication.guest('here')).person);
  const [ada, bo] = people as [Person, Person];
  const { id } = await test.app.lobby.create(ada, { ...TABLE, ...more });
  return { sql, app: test.app, ada, bo, id };
}

test('a player is told how the table stands, once, and that they are there', async () => {
  const { app, ada, id } = await scene();
  const subscriber = new Guest(ada);
  await new TableSubscription(app, id, subscriber).begin();
  expect(subscriber.messages).toMatchObject([{ type: 'table', table: { seats: [{ connected: true }, null] } }]);
});

test('what changes while a client comes is not missed', async () => {
  const { sql, app, ada, bo, id } = await scene();
  const subscriber = new Guest(ada);
  const release = sql.holdReads('from chat');
  const coming = new TableSubscription(app, id, subscriber).begin();
  await sql.held;
  await app.lobby.join(bo, id, {});
  release();
  await coming;
  expect(subscriber.messages.at(-1)).toMatchObject({ type: 'table', table: { seats: [{}, { person: bo }] } });
});

test('a match that begins while a client comes is told from its beginning', async () => {
  const { sql, app, ada, bo, id } = await scene();
  await app.lobby.join(bo, id, {});
  const subscriber = new Guest(bo);
  const release = sql.holdReads('from chat');
  const coming = new TableSubscription(app, id, subscriber).begin();
  await sql.held;
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  release();
  const subscription = await coming;
  expect(subscription.viewer).toBe(1);
  expect(subscriber.types.filter((type) => type === 'snapshot')).toHaveLength(1);
  expect(subscriber.types.lastIndexOf('snapshot')).toBeGreaterThan(subscriber.types.indexOf('table'));
});

test('what is said while a client comes is heard once, whichever way it came', async () => {
  const { sql, app, ada, bo, id } = await scene();
  await app.lobby.join(bo, id, {});
  const table = await app.lobby.mustFind(id);
  await app.chat.say(ada, table, 'before');
  const subscriber = new Guest(bo);
  const release = sql.holdReads('from chat');
  const coming = new TableSubscription(app, id, subscriber).begin();
  await sql.held;
  await app.chat.say(ada, table, 'meanwhile');
  release();
  await coming;
  await app.chat.say(ada, table, 'later');
  const heard = subscriber.messages.flatMap((message) => (message.type === 'chat' ? message.text : []));
  expect(heard).toEqual(['before', 'meanwhile', 'later']);
});

test('a client that leaves hears nothing more, and holds nothing', async () => {
  const { app, ada, bo, id } = await scene();
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  const subscriber = new Guest(ada);
  const subscription = await new TableSubscription(app, id, subscriber).begin();
  subscription.leave();
  const { length } = subscriber.messages;
  await app.chat.say(bo, await app.lobby.mustFind(id), 'Are you there?');
  expect(subscriber.messages).toHaveLength(length);
  expect([app.followers.count(id), app.host.find(id)?.watching()]).toEqual([0, 0]);
});

test('a client that cannot come holds nothing', async () => {
  const { sql, app, ada, id } = await scene();
  sql.readsFail = new Error('The disk is gone.');
  await expect(new TableSubscription(app, id, new Guest(ada)).begin()).rejects.toThrow('The disk is gone.');
  sql.readsFail = undefined;
  expect(app.followers.count(id)).toBe(0);
});

test('a spectator of a table that wants none follows the table, and sees the match when it is over', async () => {
  const { app, ada, bo, id } = await scene({ spectators: { allowed: false, delay: 0 } });
  const subscriber = new Guest();
  const subscription = await new TableSubscription(app, id, subscriber).begin();
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  expect(subscription.viewer).toBeUndefined();
  expect(new Set(subscriber.types)).toEqual(new Set(['table']));

  await app.host.abandon(id);
  await vi.waitUntil(() => subscriber.types.includes('snapshot'));
  expect(subscriber.messages.at(-1)).toMatchObject({ type: 'snapshot', asked: [], ending: { ranking: null } });
});

test('a player who gave up the seat at a table without spectators sees the match when it is over', async () => {
  const { app, ada, bo, id } = await scene({ spectators: { allowed: false, delay: 0 }, seats: 3, bots: true });
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  const subscriber = new Guest(ada);
  const subscription = await new TableSubscription(app, id, subscriber).begin();
  await app.lobby.leave(ada, id, true);
  await vi.waitUntil(() => subscription.viewer === undefined);
  await app.host.abandon(id);
  await vi.waitUntil(() => subscriber.types.filter((type) => type === 'snapshot').length === 2);
  expect(subscriber.messages.at(-1)).toMatchObject({ type: 'snapshot', ending: { ranking: null } });
});

test('a client that lost sight of the match before it ended is told how it ended', async () => {
  const time = new FakeTime();
  const { sql, app, ada, bo, id } = await scene({}, time);
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  const failures: unknown[] = [];
  const subscriber = Object.assign(new Guest(ada), { failed: (failure: unknown) => failures.push(failure) });
  await new TableSubscription(app, id, subscriber).begin();
  sql.readsFail = new Unavailable('The disk is gone.');
  app.host.loseAll();
  await vi.waitUntil(() => failures.length > 0);
  sql.readsFail = undefined;
  subscriber.messages.length = 0;
  await app.host.abandon(id);
  await time.pass(1000);
  await vi.waitUntil(() => subscriber.types.some((type) => type === 'snapshot' || type === 'ended'));
  const told = subscriber.messages.find(({ type }) => type === 'snapshot' || type === 'ended');
  expect(told).toMatchObject(told?.type === 'ended' ? { ranking: null } : { ending: { ranking: null } });
});

test('a client that has followed the match to its end is not shown it anew', async () => {
  const { app, ada, bo, id } = await scene();
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  const visitors = [new Guest(), new Guest(ada)];
  for (const subscriber of visitors) await new TableSubscription(app, id, subscriber).begin();
  await app.host.abandon(id);
  const late = new Guest();
  await new TableSubscription(app, id, late).begin();
  expect(late.types.filter((type) => type === 'snapshot')).toHaveLength(1);
  for (const { types } of visitors) {
    await vi.waitUntil(() => types.includes('ended') && types.at(-1) === 'table');
    expect(types.filter((type) => type === 'snapshot')).toHaveLength(1);
  }
});

test('the match of a table that was taken away before there was one is not looked for', async () => {
  const { sql, app, ada, id } = await scene();
  const subscriber = new Guest();
  await new TableSubscription(app, id, subscriber).begin();
  sql.readsFail = new Unavailable('Nothing can be read now.');
  await app.lobby.leave(ada, id, false);
  expect(subscriber.messages.at(-1)).toMatchObject({ type: 'table', table: { status: 'abandoned' } });
  expect(subscriber.types).not.toContain('snapshot');
});

test('a client that loses sight of the match while nothing can be read sees it again when that is possible', async () => {
  const time = new FakeTime();
  const { sql, app, ada, bo, id } = await scene({}, time);
  await app.lobby.join(bo, id, {});
  for (const person of [ada, bo]) await app.lobby.ready(person, id, true);
  const failures: unknown[] = [];
  const subscriber = Object.assign(new Guest(ada), { failed: (failure: unknown) => failures.push(failure) });
  await new TableSubscription(app, id, subscriber).begin();
  sql.readsFail = new Unavailable('The disk is gone.');
  app.host.loseAll();
  await vi.waitUntil(() => failures.length > 0);
  sql.readsFail = undefined;
  subscriber.messages.length = 0;
  await time.pass(1000);
  await vi.waitUntil(() => subscriber.types.includes('snapshot'));
  expect(app.host.find(id)?.watching(0)).toBe(1);
});
