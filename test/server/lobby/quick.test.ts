// Quick matches: a seat at the table that fits best, or a table of one's own.
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { putRatings } from '@undertow/server/store/ratings.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { QuickMatch } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { Guest, QuietHouse } from '../../support/quiet-house.ts';
import { describeStore } from '../../support/stores.ts';

const ANY: QuickMatch = { game: 'toy', time: 'live', rated: false };

describeStore('a quick match', (store) => {
  let house: QuietHouse;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    house = await QuietHouse.open(store());
    [ada, ben, cleo] = (await house.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => house.house.close();
  });

  async function rate(rating: number, ...people: readonly Person[]): Promise<void> {
    const records = people.map(({ id }) => ({ person: id, game: 'toy', mu: 25, sigma: 5, games: 1, rating }));
    await store().write(putRatings(records));
    expect(await new Ratings(store()).of('toy', people[0]?.id ?? '')).toMatchObject({ rating });
  }

  test('opens a table where none fits, and is ready; the next who comes begins it', async () => {
    const opened = await house.lobby.quick(ada, ANY);
    expect(opened).toMatchObject({ status: 'open', access: 'public', rated: false, bots: false, owner: ada });
    expect(opened.seats).toMatchObject([{ ready: true }, null]);
    expect(await house.lobby.quick(ben, ANY)).toMatchObject({ id: opened.id, status: 'playing' });
  });

  test('brings those together who look at the same moment', async () => {
    const [first, second] = await Promise.all([house.lobby.quick(ada, ANY), house.lobby.quick(ben, ANY)]);
    expect(second.id).toBe(first.id);
    expect((await house.lobby.see(ada, first.id)).status).toBe('playing');
  });

  test('seats nobody beside somebody who has gone away, until they are back', async () => {
    const { id } = await house.lobby.quick(ada, ANY);
    for (const _ of [1, 2]) await house.time.leap(15_000);
    const other = await house.lobby.quick(ben, ANY);
    expect(other.id).not.toBe(id);
    house.lobby.follow(id, new Guest(ada));
    house.lobby.follow(other.id, new Guest(ben));
    expect(await house.lobby.quick(cleo, ANY)).toMatchObject({ id, status: 'playing' });
  });

  test.each(['correspondence', 'none'] as const)('of the pace "%s" waits for nobody to be there', async (time) => {
    const { id } = await house.lobby.quick(ada, { ...ANY, time });
    await house.time.leap(60 * 60_000);
    expect((await house.lobby.quick(ben, { ...ANY, time })).id).toBe(id);
  });

  test('joins a table of any size, unless it is said', async () => {
    const { id } = await house.create(ada, { seats: 3 });
    expect((await house.lobby.quick(ben, ANY)).id).toBe(id);
    expect((await house.lobby.quick(cleo, { ...ANY, seats: 2 })).owner).toEqual(cleo);
  });

  const OTHERS: readonly [string, Parameters<QuietHouse['create']>[1]][] = [
    ['another game', { game: 'other' }],
    ['another pace', { time: 'fast' }],
    ['other options', { options: { expansions: ['reef'] } }],
    ['another number of seats', { seats: 3 }],
    ['a rating', { rated: true }],
    ['an invitation', { access: 'private' }],
    ['no place in the list', { access: 'unlisted' }],
  ];

  test.each(OTHERS)('does not join a table with %s', async (_, wanted) => {
    const { id } = await house.create(ada, wanted);
    const found = await house.lobby.quick(ben, { ...ANY, seats: 2 });
    expect([found.id === id, found.owner]).toEqual([false, ben]);
  });

  test('joins a table with the same options, however they are written', async () => {
    const { id } = await house.create(ada, { options: { expansions: ['reef'], length: 'short' } });
    const options = { length: 'short', expansions: ['reef'] };
    expect((await house.lobby.quick(ben, { ...ANY, options })).id).toBe(id);
  });

  test('does not join a table that is full, has begun, or is one’s own', async () => {
    await house.playing([ada, ben]);
    await house.lobby.join(ben, (await house.create(ada)).id, {});
    const own = await house.create(cleo);
    const found = await house.lobby.quick(cleo, { ...ANY, seats: 2 });
    expect([found.owner, found.id === own.id]).toEqual([cleo, false]);
  });

  test('prefers those who are nearest in strength, and of these who has waited longest', async () => {
    await rate(1900, ada);
    await rate(1400, ben);
    await rate(1800, cleo);
    const strong = await house.create(ada);
    await house.time.pass(1000);
    const weak = await house.create(ben);
    await house.time.pass(1000);
    const newcomer = await house.person('Dora');
    await house.create(newcomer);
    expect((await house.lobby.quick(cleo, ANY)).id).toBe(strong.id);
    // A newcomer is taken to stand in the middle.
    const [emil, fay] = (await house.people('Emil', 'Fay')) as [Person, Person];
    expect((await house.lobby.quick(emil, ANY)).owner).toEqual(newcomer);
    expect((await house.lobby.quick(fay, ANY)).id).toBe(weak.id);
    const early = await house.create(await house.person('Gus'));
    await house.time.pass(1000);
    await house.create(await house.person('Hal'));
    expect((await house.lobby.quick(await house.person('Ida'), ANY)).id).toBe(early.id);
  });

  test('gets another table when somebody else was quicker', async () => {
    const first = await house.create(ada);
    await house.time.pass(1);
    const second = await house.create(await house.person('Dora'));
    const found = await Promise.all([ben, cleo].map((person) => house.lobby.quick(person, ANY)));
    expect(found.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('that is rated is for members', async () => {
    const guest = await house.person('Guest', 'guest');
    expect(await refusalOf(house.lobby.quick(guest, { ...ANY, rated: true }))).toBe('forbidden');
    await house.create(ada, { rated: true });
    expect(await refusalOf(house.lobby.quick(guest, { ...ANY, rated: true }))).toBe('forbidden');
  });

  describe('at a table that was opened for a rematch', () => {
    test('is for nobody else', async () => {
      const { id } = await house.playing([ada, ben]);
      await house.playOut(id);
      const rematch = await house.lobby.rematch(ada, id);
      const found = await house.lobby.quick(cleo, { ...ANY, seats: 2 });
      expect(found.id).not.toBe(rematch.id);
    });
  });

  test('is of a game that there is', async () => {
    expect(await refusalOf(house.lobby.quick(ada, { ...ANY, game: 'chess' }))).toBe('not-found');
  });
});
