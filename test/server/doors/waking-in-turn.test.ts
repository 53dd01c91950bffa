// Clients who come to matches that sleep, while one address wants very many of them.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

const CROWD = 18;

/** A table, and the guest who comes to it. */
type Coming = readonly [table: string, guest: Guest];

let sql: FailingSql;
let app: QuietApp;
let flo: Person;
let ada: Person;
let ben: Person;
/** The matches of one person, and one of two others. */
let crowd: string[];
let ours: string;

beforeEach(async () => {
  sql = new FailingSql(sqlHere());
  await migrate(sql);
  const before = await QuietApp.open(sql);
  [flo, ada, ben] = (await before.people('Flo', 'Ada', 'Ben')) as [Person, Person, Person];
  const other = await before.person('Gus');
  crowd = [];
  while (crowd.length < CROWD) crowd.push((await before.playing([flo, other])).id);
  ours = (await before.playing([ada, ben])).id;
  await before.app.close();
  app = await before.again();
  return () => app.app.close();
});

/** All come at one moment; gives the tables in the order in which their matches wake. */
async function wakingOrder(coming: readonly Coming[]): Promise<string[]> {
  const woken: string[] = [];
  const reach = vi.spyOn(app.app.host, 'reach');
  const release = sql.hold();
  const all = coming.map(async ([table, guest]) => {
    await new TableSubscription(app.app, table, guest).begin();
    woken.push(table);
  });
  await expect.poll(() => reach.mock.calls.length).toBe(coming.length);
  release();
  await Promise.all(all);
  return woken;
}

test("a player does not wait behind another one's thousands of matches", async () => {
  const flood = crowd.map((table): Coming => [table, new Guest(flo, 'flood')]);
  const woken = await wakingOrder([...flood, [ours, new Guest(ada, 'home')]]);
  expect(woken.indexOf(ours)).toBeLessThanOrEqual(2);
});

test('persons at one address take turns too', async () => {
  const flood = crowd.map((table): Coming => [table, new Guest(flo, 'home')]);
  const woken = await wakingOrder([...flood, [ours, new Guest(ada, 'home')]]);
  expect(woken.indexOf(ours)).toBeLessThanOrEqual(2);
});

test('a player does not wait in the place of an opponent who wants very many', async () => {
  const shared = (await app.playing([flo, ben])).id;
  await app.app.close();
  app = await app.again();
  const flood = [...crowd, shared].map((table): Coming => [table, new Guest(flo, 'flood')]);
  const woken = await wakingOrder([...flood, [shared, new Guest(ben, 'home')]]);
  expect(woken.indexOf(shared)).toBeLessThanOrEqual(2);
  expect(woken.filter((table) => table === shared)).toHaveLength(2);
});

test('spectators of one address, however many matches they want, keep no other spectator waiting', async () => {
  const flood = crowd.map((table): Coming => [table, new Guest(undefined, 'flood')]);
  const woken = await wakingOrder([...flood, [ours, new Guest(undefined, 'home')]]);
  expect(woken.indexOf(ours)).toBeLessThanOrEqual(2);
});

test('players come before spectators', async () => {
  const watched = crowd.slice(0, 9);
  const played = crowd.slice(9);
  const spectators = watched.map((table): Coming => [table, new Guest(undefined, `home of ${table}`)]);
  const players = played.map((table): Coming => [table, new Guest(flo, 'home')]);
  const woken = await wakingOrder([...spectators, ...players]);
  expect(woken.slice(0, played.length + 1)).toEqual(expect.arrayContaining(played));
});
