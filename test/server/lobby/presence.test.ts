// Seats that the house plays, as every process shows them: the one in which the match lives knows, and tells the others.
import type { Bus } from '@undertow/server/cluster/bus.ts';
import { Followers } from '@undertow/server/lobby/followers.ts';
import { Presence } from '@undertow/server/lobby/presence.ts';
import { beforeEach, expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

let time: FakeTime;
let buses: Buses;
let changed: string[];

beforeEach(() => {
  time = new FakeTime();
  buses = new Buses();
  changed = [];
});

/** A process with one follower of the table, who has a seat there, and another who has none. */
function joinWith(name: string, place: string): Presence {
  const followers = new Followers();
  const presence = new Presence({
    ...{ bus: buses.join(name), timers: time, followers, levelOf: (_, bot) => bot },
    botNames: () => undefined,
    seatedAt: () => ['ada', 'ben'],
    automaticAt: () => undefined,
  });
  for (const person of [name, `friend of ${name}`]) {
    const known = { id: person, name: person, kind: 'guest' } as const;
    followers.add('table', { person: known, place, told: () => {}, hears: () => true });
  }
  presence.touch('table');
  return presence;
}

test('who plays at a table is known in every process, and from where', async () => {
  const [one, other] = [joinWith('ada', 'home'), joinWith('ben', 'office')];
  await time.pass(50);
  expect(one.askersAt('table')).toEqual([
    { person: 'ada', place: 'home' },
    { person: 'ben', place: 'office' },
  ]);
  expect(other.askersAt('table')).toEqual([
    { person: 'ben', place: 'office' },
    { person: 'ada', place: 'home' },
  ]);
  expect(one.askersAt('another table')).toEqual([]);
});

/** A process in which these seats of the match are played by the house; `undefined` if the match is elsewhere. */
function join(automatic: () => readonly number[] | undefined): Presence {
  const bus: Bus = buses.join(`process ${automatic()?.length ?? 'without'}`);
  const presence = new Presence({
    ...{ bus, timers: time, followers: new Followers(), levelOf: (_, bot) => bot },
    botNames: () => undefined,
    seatedAt: () => [],
    automaticAt: automatic,
  });
  presence.onChange((table, isAtSeats) => changed.push(`${table} ${isAtSeats}`));
  return presence;
}

test('a seat that the house plays is known where its match does not live', async () => {
  let seats: number[] | undefined = [1];
  const home = join(() => seats);
  const away = join(() => undefined);
  home.touch('table');
  await time.pass(50);
  expect([0, 1].map((seat) => away.isAutomatic('table', seat))).toEqual([false, true]);
  expect(changed).toEqual(['table true']);
  seats = [];
  home.touch('table');
  await time.pass(50);
  expect(away.isAutomatic('table', 1)).toBe(false);
});

test('where the match lives, what others say of it does not count', async () => {
  let before: number[] | undefined = [1];
  let after: number[] | undefined;
  const [from, to] = [join(() => before), join(() => after)];
  from.touch('table');
  await time.pass(50);
  // It moves, and the process where it was has not said yet that it is gone.
  after = [];
  before = undefined;
  expect(to.isAutomatic('table', 1)).toBe(false);
  from.touch('table');
  await time.pass(50);
  expect(from.isAutomatic('table', 1)).toBe(false);
});
