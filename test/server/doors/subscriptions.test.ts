// The tables that one socket follows: nothing is held any more once it is gone.
import { Subscriptions } from '@undertow/server/doors/subscriptions.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

test('a socket that closes while it comes to a table is not there, and is told nothing more', async () => {
  const { sql, app, id, told, subscriptions } = await scene();
  const release = sql.holdReads('from chat');
  const coming = subscriptions.begin(id);
  await sql.held;
  subscriptions.end();
  const { length } = told;
  release();
  await coming;
  expect(app.followers.count(id)).toBe(0);
  expect(told).toHaveLength(length);
});

test('a socket that follows a table anew hears once what is said meanwhile, and stays at the table', async () => {
  const { sql, app, person, id, told, subscriptions } = await scene();
  await subscriptions.begin(id);
  const release = sql.holdReads('from chat');
  const coming = subscriptions.begin(id);
  await sql.held;
  await app.chat.say(person, await app.lobby.mustFind(id), 'meanwhile');
  release();
  await coming;
  expect(told.filter(({ message }) => message.type === 'chat')).toHaveLength(1);
  expect(app.followers.count(id)).toBe(1);
});

async function scene() {
  const sql = new FailingSql(sqlHere());
  const { app, accounts } = await TestApp.open({ data: sql });
  const { person } = await accounts.authentication.guest('here');
  const { id } = await app.lobby.create(person, TABLE);
  const told: OutgoingMessage[] = [];
  const subscriber = {
    person,
    place: 'here',
    told: (outgoing: OutgoingMessage) => told.push(outgoing),
    hears: () => true,
    failed(failure: unknown) {
      throw failure;
    },
  };
  return { sql, app, person, id, told, subscriptions: new Subscriptions(app, subscriber, 2) };
}

const TABLE: NewTable = {
  ...{ game: 'abyss', seats: 2, time: 'none', access: 'public' },
  ...{ rated: false, spectators: { allowed: true, delay: 0 }, bots: false },
};
