// A player who is not connected loses the seat at an open table after a while.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TimeControl } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

const MINUTE = 60_000;
/** How often it is looked. */
const LOOK_EVERY = 15_000;

describeStore('a player who is away from an open table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  const PATIENCE: readonly [TimeControl, number][] = [
    ['fast', 2 * MINUTE],
    ['live', 2 * MINUTE],
    ['relaxed', 15 * MINUTE],
  ];

  test.each(PATIENCE)('of a %s match loses the seat after %i milliseconds, and not before', async (time, patience) => {
    const { id } = await app.create(ada, { time });
    for (let passed = 0; passed < patience; passed += LOOK_EVERY) {
      expect((await app.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
      await app.time.leap(LOOK_EVERY);
    }
    for (const _ of [1, 2]) await app.time.leap(LOOK_EVERY);
    expect(await refusalOf(app.lobby.see(ada, id))).toBe('not-found');
  });

  test.each<TimeControl>(['correspondence', 'none'])('may wait elsewhere for a %s match', async (time) => {
    const { id } = await app.create(ada, { time });
    for (let hours = 0; hours < 24; hours++) await app.time.leap(60 * MINUTE);
    expect((await app.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
  });

  test('keeps the seat by coming back in time', async () => {
    const { id } = await app.create(ada);
    const guest = new Guest(ada);
    app.lobby.follow(id, guest);
    await app.time.pass(10 * MINUTE);
    app.lobby.unfollow(id, guest);
    await app.time.pass(MINUTE);
    app.lobby.follow(id, guest);
    await app.time.pass(10 * MINUTE);
    app.lobby.unfollow(id, guest);
    await app.time.pass(MINUTE);
    expect((await app.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
  });

  test('leaves the table to the next player, and the match begins if it waited for them', async () => {
    const { id } = await app.create(ada, { seats: 3, bots: true });
    await app.lobby.join(ben, id, {});
    app.lobby.follow(id, new Guest(ben));
    await app.lobby.ready(ben, id, true);
    await app.time.pass(3 * MINUTE);
    const table = await app.lobby.see(ben, id);
    expect(table).toMatchObject({ status: 'playing', owner: ben });
    expect(table.seats.map((taken) => taken?.person.kind)).toEqual(['bot', 'member', 'bot']);
  });

  test('is waited for anew after a restart, for no player could be there', async () => {
    const { id } = await app.create(ada);
    await app.time.pass(MINUTE);
    await app.app.close();
    await app.time.leap(60 * MINUTE);
    const later = await app.again();
    await app.time.pass(MINUTE);
    expect((await later.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
    await app.time.pass(2 * MINUTE);
    expect(await refusalOf(later.lobby.see(ada, id))).toBe('not-found');
    await later.app.close();
  });

  test('is sent away when the store works again', async () => {
    const { id } = await app.create(ada);
    app.mischief = () => 'before';
    await app.time.pass(10 * MINUTE);
    app.mischief = () => undefined;
    await app.time.pass(MINUTE);
    expect(await refusalOf(app.lobby.see(ada, id))).toBe('not-found');
  });

  test('of a match that has begun keeps the seat', async () => {
    const { id } = await app.playing([ada, ben], { time: 'none' });
    for (let hours = 0; hours < 24; hours++) await app.time.leap(60 * MINUTE);
    expect((await app.lobby.see(ada, id)).seats[0]).toMatchObject({ person: ada, automatic: false });
  });
});
