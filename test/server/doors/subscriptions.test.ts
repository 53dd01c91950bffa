// The tables that one socket follows: nothing is held any more once it is gone.
import { Subscriptions } from '@undertow/server/doors/subscriptions.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { FailingSql } from '../../support/failing-sql.ts';
import { sqlHere } from '../../support/sql-here.ts';
import { TestApp } from '../../support/test-app.ts';

test('a socket that closes while it comes to a table is not there, and is told nothing more', async () => {
  const sql = new FailingSql(sqlHere());
  const { app, accounts } = await TestApp.open({ data: sql });
  const { person } = await accounts.authentication.guest('here');
  const { id } = await app.lobby.create(person, TABLE);
  const told: OutgoingMessage[] = [];
  const subscriber = {
    person,
    address: 'here',
    told: (telling: OutgoingMessage) => told.push(telling),
    hears: () => true,
    failed(failure: unknown) {
      throw failure;
    },
  };
  const visits = new Subscriptions(app, subscriber, 2);
  const release = sql.holdReads('from chat');
  const coming = visits.begin(id);
  await sql.held;
  visits.end();
  const { length } = told;
  release();
  await coming;
  expect(app.followers.count(id)).toBe(0);
  expect(told).toHaveLength(length);
});

const TABLE: NewTable = {
  ...{ game: 'abyss', seats: 2, time: 'none', access: 'public' },
  ...{ rated: false, spectators: { allowed: true, delay: 0 }, bots: false },
};
