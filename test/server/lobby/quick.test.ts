// Quick matches: a seat at the table that fits best, or a table of one's own.
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { putRatings } from '@undertow/server/store/ratings.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { QuickMatch } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

const ANY: QuickMatch = { game: 'toy', time: 'live', rated: false };

describeStore('a quick match', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => app.app.close();
  });

  async function rate(rating: number, ...people: readonly Person[]): Promise<void> {
    const records = people.map(({ id }) => ({ person: id, game: 'toy', mu: 25, sigma: 5, games: 1, rating }));
    await store().write(putRatings(records));
    expect(await new Ratings(store()).of('toy', people[0]?.id ?? '')).toMatchObject({ rating });
  }

  test('opens a table where none fits, and is ready; the next to come begins it', async () => {
    const opened = await app.lobby.quick(ada, ANY);
    expect(opened).toMatchObject({ status: 'open', access: 'public', rated: false, bots: false, owner: ada });
    expect(opened.seats).toMatchObject([{ ready: true }, null]);
    expect(await app.lobby.quick(ben, ANY)).toMatchObject({ id: opened.id, status: 'playing' });
  });

  test('brings persons together who look at the same moment', async () => {
    const [first, second] = await Promise.all([app.lobby.quick(ada, ANY), app.lobby.quick(ben, ANY)]);
    expect(second.id).toBe(first.id);
    expect((await app.lobby.see(ada, first.id)).status).toBe('playing');
  });

  test('passes over a table whose player has gone away, until they are back', async () => {
    const { id } = await app.lobby.quick(ada, ANY);
    for (const _ of [1, 2]) await app.time.leap(15_000);
    const other = await app.lobby.quick(ben, ANY);
    expect(other.id).not.toBe(id);
    app.lobby.follow(id, new Guest(ada));
    app.lobby.follow(other.id, new Guest(ben));
    expect(await app.lobby.quick(cleo, ANY)).toMatchObject({ id, status: 'playing' });
  });

  test('brings a person to other people first, and to a bot of the network only if they agree when they see it', async () => {
    const bot = await app.person('Robin', 'guest', true);
    const waiting = await app.lobby.quick(bot, ANY);
    expect(waiting.seats).toMatchObject([{ ready: true }, null]);
    const seen = await app.lobby.quick(ada, ANY);
    expect(seen).toMatchObject({ id: waiting.id, status: 'open' });
    expect(seen.seats).toMatchObject([{ ready: true }, { person: ada, ready: false }]);
    await app.lobby.leave(ada, seen.id, false);
    const { id } = await app.create(cleo);
    expect((await app.lobby.quick(ada, ANY)).id).toBe(id);
  });

  test('makes no person ready beside a bot of the network that sits down just after them', async () => {
    const bot = await app.person('Robin', 'guest', true);
    const { id } = await app.create(ben, { seats: 3 });
    const join = app.lobby.join.bind(app.lobby);
    app.lobby.join = async (person, table, how) => {
      const found = await join(person, table, how);
      if (person === ada) await join(bot, table, {});
      return found;
    };
    const found = await app.lobby.quick(ada, ANY);
    expect(found.id).toBe(id);
    expect(found.seats).toMatchObject([{ ready: false }, { person: ada, ready: false }, { person: bot }]);
  });

  test('brings bots of the network together, and begins', async () => {
    const bots = [await app.person('Robin', 'guest', true), await app.person('Rita', 'guest', true)] as const;
    const { id } = await app.lobby.quick(bots[0], ANY);
    expect(await app.lobby.quick(bots[1], ANY)).toMatchObject({ id, status: 'playing' });
  });

  test.each(['correspondence', 'none'] as const)(
    'with the time control "%s" needs no player to be there',
    async (time) => {
      const { id } = await app.lobby.quick(ada, { ...ANY, time });
      await app.time.leap(60 * 60_000);
      expect((await app.lobby.quick(ben, { ...ANY, time })).id).toBe(id);
    },
  );

  test('joins a table of any size, unless it is said', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    expect((await app.lobby.quick(ben, ANY)).id).toBe(id);
    expect((await app.lobby.quick(cleo, { ...ANY, seats: 2 })).owner).toEqual(cleo);
  });

  const OTHERS: readonly [string, Parameters<QuietApp['create']>[1]][] = [
    ['another game', { game: 'other' }],
    ['another time control', { time: 'fast' }],
    ['other options', { options: { expansions: ['reef'] } }],
    ['another number of seats', { seats: 3 }],
    ['a rating', { rated: true }],
    ['an invitation', { access: 'private' }],
    ['no place in the list', { access: 'unlisted' }],
  ];

  test.each(OTHERS)('does not join a table with %s', async (_, wanted) => {
    const { id } = await app.create(ada, wanted);
    const found = await app.lobby.quick(ben, { ...ANY, seats: 2 });
    expect([found.id === id, found.owner]).toEqual([false, ben]);
  });

  test('joins a table with the same options, however they are written', async () => {
    const { id } = await app.create(ada, { options: { expansions: ['reef'], length: 'short' } });
    const options = { length: 'short', expansions: ['reef'] };
    expect((await app.lobby.quick(ben, { ...ANY, options })).id).toBe(id);
  });

  test('does not join a table that is full, has begun, or is one’s own', async () => {
    await app.playing([ada, ben]);
    await app.lobby.join(ben, (await app.create(ada)).id, {});
    const own = await app.create(cleo);
    const found = await app.lobby.quick(cleo, { ...ANY, seats: 2 });
    expect([found.owner, found.id === own.id]).toEqual([cleo, false]);
  });

  test('prefers the players who are nearest in strength, and of these the one who has waited longest', async () => {
    await rate(1900, ada);
    await rate(1400, ben);
    await rate(1800, cleo);
    const strong = await app.create(ada);
    await app.time.pass(1000);
    const weak = await app.create(ben);
    await app.time.pass(1000);
    const newcomer = await app.person('Dora');
    await app.create(newcomer);
    expect((await app.lobby.quick(cleo, ANY)).id).toBe(strong.id);
    // A newcomer is taken to stand in the middle.
    const [emil, fay] = (await app.people('Emil', 'Fay')) as [Person, Person];
    expect((await app.lobby.quick(emil, ANY)).owner).toEqual(newcomer);
    expect((await app.lobby.quick(fay, ANY)).id).toBe(weak.id);
    const early = await app.create(await app.person('Gus'));
    await app.time.pass(1000);
    await app.create(await app.person('Hal'));
    expect((await app.lobby.quick(await app.person('Ida'), ANY)).id).toBe(early.id);
  });

  test('gets another table when another person was quicker', async () => {
    const first = await app.create(ada);
    await app.time.pass(1);
    const second = await app.create(await app.person('Dora'));
    const found = await Promise.all([ben, cleo].map((person) => app.lobby.quick(person, ANY)));
    expect(found.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('that is rated is for members', async () => {
    const guest = await app.person('Guest', 'guest');
    expect(await refusalOf(app.lobby.quick(guest, { ...ANY, rated: true }))).toBe('forbidden');
    await app.create(ada, { rated: true });
    expect(await refusalOf(app.lobby.quick(guest, { ...ANY, rated: true }))).toBe('forbidden');
  });

  describe('at a table that was opened for a rematch', () => {
    test('is not found, and the table says why', async () => {
      const { id } = await app.playing([ada, ben]);
      await app.playOut(id);
      const rematch = await app.lobby.rematch(ada, id);
      const found = await app.lobby.quick(cleo, { ...ANY, seats: 2 });
      expect(found.id).not.toBe(rematch.id);
      const shown = await Promise.all([rematch.id, found.id].map((table) => app.lobby.see(cleo, table)));
      expect(shown.map(({ isRematch = false }) => isRematch)).toEqual([true, false]);
    });
  });

  test('is of a game that there is', async () => {
    expect(await refusalOf(app.lobby.quick(ada, { ...ANY, game: 'chess' }))).toBe('not-found');
  });
});
