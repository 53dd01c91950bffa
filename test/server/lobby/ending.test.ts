// How tables end: by their match, by players who give up, or because no player comes any more; and what comes after.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { placesOf } from '@undertow/server/lobby/rated-results.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { NEWCOMER, ratingOf } from '@undertow/server/ratings/skill.ts';
import { ratingsOf } from '@undertow/server/store/ratings.ts';
import { strongestEnded } from '@undertow/server/store/tables.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

const MINUTE = 60_000;

describeStore('a table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => app.app.close();
  });

  async function gamesOf(...people: readonly Person[]): Promise<number[]> {
    const records = await Promise.all(people.map(({ id }) => ratingsOf(store(), id)));
    return records.map(([record]) => record?.games ?? 0);
  }

  function see(id: string) {
    return app.lobby.see(ada, id);
  }

  describe('whose match was played', () => {
    test('has ended, with a ranking that every person may see', async () => {
      const { id } = await app.playing([ada, ben]);
      await app.time.pass(1000);
      await app.playOut(id);
      expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[0], [1]], ended: app.time.now() });
    });

    test('changes the ratings of its players if it was rated, once, and else not', async () => {
      await app.playOut((await app.playing([ada, ben])).id);
      expect(await gamesOf(ada, ben)).toEqual([0, 0]);
      const { id } = await app.playing([ada, ben], { rated: true });
      await (await app.match(id)).cutShort([[0], [1]]);
      await app.time.settle();
      expect(await gamesOf(ada, ben)).toEqual([1, 1]);
      const ratings = new Ratings(store());
      const [winner, loser] = await Promise.all([ada, ben].map((person) => ratings.of('toy', person.id)));
      expect(winner?.rating).toBeGreaterThan(loser?.rating ?? 0);
      expect((await app.create(ada)).seats[0]?.rating).toEqual(winner);
      const before = ratingOf(NEWCOMER);
      const changes = [(winner?.rating ?? 0) - before, (loser?.rating ?? 0) - before];
      expect((await see(id)).seats.map((seat) => seat?.ratingChange)).toEqual(changes);
    });

    test('is among the best if it was rated, all had ratings, and nobody gave up', async () => {
      const playOut = async (rated: boolean) => {
        const { id } = await app.playing([ada, ben], { rated });
        await (await app.match(id)).cutShort([[0], [1]]);
        await app.time.settle();
        return id;
      };
      await playOut(true);
      const [best] = [await playOut(true), await playOut(false)];
      const given = await app.playing([ada, ben], { rated: true });
      await app.lobby.leave(ada, given.id, true);
      await app.time.settle();
      expect((await strongestEnded(store(), 'toy', 0, 10)).map(({ id }) => id)).toEqual([best]);
    });

    test('is rated also when another match of the same people ends at the same moment', async () => {
      const tables = [];
      for (let i = 0; i < 6; i++) tables.push(await app.playing([ada, ben], { rated: true }));
      const matches = await Promise.all(tables.map(({ id }) => app.match(id)));
      await Promise.all(matches.map((match) => match.cutShort([[0], [1]])));
      await app.time.settle();
      await app.time.pass(10_000);
      expect(await gamesOf(ada, ben)).toEqual([6, 6]);
      const changes = await Promise.all(tables.map(async ({ id }) => (await see(id)).seats[0]?.ratingChange ?? 0));
      const rating = (await new Ratings(store()).of('toy', ada.id))?.rating ?? 0;
      expect(changes.reduce((sum, change) => sum + change)).toBe(rating - ratingOf(NEWCOMER));
      expect(app.reports).toEqual([]);
    });
  });

  describe('from which a player goes for good', () => {
    test.each([true, false])('is won by the other at once if two play, rated or not', async (rated) => {
      const { id } = await app.playing([ada, ben], { rated });
      await app.lobby.leave(ada, id, true);
      await app.time.settle();
      expect(await see(id)).toMatchObject({
        ...{ status: 'ended', ranking: [[1], [0]] },
        seats: [{ person: ada, resigned: true }, { resigned: false }],
      });
      expect(await gamesOf(ada, ben)).toEqual(rated ? [1, 1] : [0, 0]);
      expect((await app.app.replays.of(id, [{ name: 'Ada' }, { name: 'Ben' }], 'here'))?.read().ending).toBe(
        'resigned',
      );
    });

    test('is over without a result if it was played against bots alone', async () => {
      const { id } = await app.create(ada, { seats: 2, bots: true });
      await app.lobby.ready(ada, id, true);
      await app.lobby.leave(ada, id, true);
      await app.time.settle();
      expect(await see(id)).toMatchObject({ status: 'abandoned', ranking: null });
    });

    test('is won by the other also if two play whose clocks run, and one is away until theirs has run out', async () => {
      for (const rated of [true, false]) {
        const { id } = await app.playing([ada, ben], { rated, time: 'fast' });
        await new TableSubscription(app.app, id, new Guest(ben)).begin();
        await app.time.pass(5 * MINUTE);
        expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[1], [0]] });
      }
      expect(await gamesOf(ada, ben)).toEqual([1, 1]);
    });

    test('is not among the best if one was away until the clock had run out', async () => {
      const playOut = async () => {
        const { id } = await app.playing([ada, ben], { rated: true, time: 'fast' });
        await (await app.match(id)).cutShort([[0], [1]]);
        await app.time.settle();
        return id;
      };
      await playOut();
      const best = await playOut();
      const { id } = await app.playing([ada, ben], { rated: true, time: 'fast' });
      await new TableSubscription(app.app, id, new Guest(ben)).begin();
      await app.time.pass(5 * MINUTE);
      expect((await see(id)).status).toBe('ended');
      expect((await strongestEnded(store(), 'toy', 0, 10)).map(({ id }) => id)).toEqual([best]);
    });

    test('is played on with a bot in their place if it is not rated and more than two play', async () => {
      const { id } = await app.playing([ada, ben, cleo]);
      await app.lobby.leave(ada, id, true);
      const table = await see(id);
      expect(table.status).toBe('playing');
      expect(table.seats).toMatchObject([
        { person: ada, automatic: true, resigned: true, connected: true },
        { automatic: false, resigned: false },
        { automatic: false, resigned: false },
      ]);
      await app.time.pass(500);
      expect((await app.match(id)).status).toMatchObject({ version: 1, asked: [1] });
      // The seat is not theirs any more.
      expect(await refusalOf(app.lobby.leave(ada, id, true))).toBe('forbidden');
      expect(await app.lobby.seatOf(ada, id)).toBeUndefined();
    });

    test('is played on if it is rated and others are left; players who went stand behind them', async () => {
      const { id } = await app.playing([ada, ben, cleo], { rated: true });
      await app.lobby.leave(ben, id, true);
      expect((await see(id)).status).toBe('playing');
      await app.lobby.leave(ada, id, true);
      await app.time.settle();
      expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[2], [0], [1]] });
      expect(await gamesOf(ada, ben, cleo)).toEqual([1, 1, 1]);
    });

    test('ranks players who went behind the others in the ratings, whatever the bots made of their seats', () => {
      const seats = [ada, ben, cleo].map((person) => ({ person, ready: true, bot: null }));
      const at = { seats, resigned: [1, 0] };
      expect(placesOf(at, [[0], [1, 2]])).toEqual([[cleo.id], [ada.id], [ben.id]]);
      expect(placesOf({ seats, resigned: [] }, [[0], [1, 2]])).toEqual([[ada.id], [ben.id, cleo.id]]);
    });

    test('is over without a result when only bots are left', async () => {
      const { id } = await app.playing([ada, ben, cleo]);
      for (const person of [ada, ben, cleo]) await app.lobby.leave(person, id, true);
      await app.time.settle();
      expect(await see(id)).toMatchObject({ status: 'abandoned', ranking: null, ended: app.time.now() });
    });

    test('frees their place for another table', async () => {
      const strict = await app.again({ limits: { ...LIMITS, tablesPerUser: 1 } });
      const { id } = await strict.playing([ada, ben]);
      expect(await refusalOf(strict.create(ada))).toBe('too-many');
      await strict.lobby.leave(ada, id, true);
      await strict.create(ada);
      await strict.app.close();
    });

    test('opens no more than so many tables in a row, however soon they are left again', async () => {
      const strict = await app.again({ limits: { ...LIMITS, tablesPerUser: 1 } });
      for (const _ of [1, 2]) await strict.lobby.leave(ada, (await strict.create(ada)).id, false);
      expect(await refusalOf(strict.create(ada))).toBe('too-many');
      await strict.app.close();
    });

    test('and which is over, cannot be left any more', async () => {
      const { id } = await app.playing([ada, ben]);
      await app.playOut(id);
      expect(await refusalOf(app.lobby.leave(ada, id, true))).toBe('conflict');
      await app.lobby.leave(ada, id, false);
    });
  });

  describe('that no player comes to any more', () => {
    test('is abandoned, rated or not, and no rating is changed', async () => {
      const { id } = await app.playing([ada, ben], { rated: true, time: 'fast' });
      await app.time.pass(30 * MINUTE);
      expect(await see(id)).toMatchObject({ status: 'abandoned', ranking: null });
      expect(await gamesOf(ada, ben)).toEqual([0, 0]);
    });

    test('or that the operator ends, has no result', async () => {
      const playing = await app.playing([ada, ben]);
      const open = await app.create(ada);
      const guest = new Guest();
      await new TableSubscription(app.app, open.id, guest).begin();
      for (const { id } of [playing, open]) await app.app.matchLifecycle.abandon(id);
      await app.time.settle();
      expect(await see(playing.id)).toMatchObject({ status: 'abandoned', ranking: null });
      expect(await refusalOf(see(open.id))).toBe('not-found');
      expect(guest.heard('table').at(-1)?.table).toMatchObject({ status: 'abandoned', seats: [null, null] });
      expect(await refusalOf(app.app.matchLifecycle.abandon(playing.id))).toBe('not-found');
    });
  });

  describe('for a rematch', () => {
    async function over(more = {}): Promise<string> {
      const { id } = await app.playing([ada, ben, cleo], {
        time: 'fast',
        options: { expansions: ['reef'] },
        ...more,
      });
      await (await app.match(id)).cutShort([[0], [1], [2]]);
      await app.time.settle();
      return id;
    }

    test('is the same again: the first opens it, and the others come to it', async () => {
      const id = await over();
      const rematch = await app.lobby.rematch(ben, id);
      expect(rematch).toMatchObject({ status: 'open', owner: ben, time: 'fast', options: { expansions: ['reef'] } });
      expect(rematch.id).not.toBe(id);
      expect((await see(id)).rematch).toBe(rematch.id);
      for (const person of [ada, cleo, ben]) expect((await app.lobby.rematch(person, id)).id).toBe(rematch.id);
      expect((await see(rematch.id)).seats.every((taken) => taken)).toBe(true);
    });

    test('is one, also if all ask at the same moment', async () => {
      const id = await over();
      const tables = await Promise.all([ada, ben, cleo].map((person) => app.lobby.rematch(person, id)));
      expect(new Set(tables.map((table) => table.id)).size).toBe(1);
    });

    test('is private if the table was, and its players need no invitation', async () => {
      const id = await over({ access: 'private' });
      const rematch = await app.lobby.rematch(ada, id);
      expect((await app.lobby.rematch(cleo, id)).id).toBe(rematch.id);
      expect(await refusalOf(app.lobby.rematch(await app.person('Dora'), id))).toBe('not-found');
    });

    test('is for the players of the match alone, also if they gave up', async () => {
      const { id } = await app.playing([ada, ben, cleo]);
      await app.lobby.leave(ben, id, true);
      await app.playOut(id);
      expect(await refusalOf(app.lobby.rematch(await app.person('Dora'), id))).toBe('forbidden');
      const rematch = await app.lobby.rematch(ben, id);
      expect(rematch.owner).toEqual(ben);
    });

    test('is opened anew if all have left it', async () => {
      const id = await over();
      const first = await app.lobby.rematch(ada, id);
      await app.lobby.leave(ada, first.id, false);
      const second = await app.lobby.rematch(ben, id);
      expect(second.id).not.toBe(first.id);
      expect((await see(id)).rematch).toBe(second.id);
    });

    test('is not to be had before the match is over, nor after it has begun without one', async () => {
      const { id } = await app.playing([ada, ben]);
      expect(await refusalOf(app.lobby.rematch(ada, id))).toBe('conflict');
      await app.playOut(id);
      const rematch = await app.lobby.rematch(ada, id);
      await app.lobby.join(cleo, rematch.id, {});
      expect(await refusalOf(app.lobby.rematch(ben, id))).toBe('taken');
    });

    test('can be asked for long afterwards, and after a restart', async () => {
      const id = await over();
      await app.time.pass(20 * MINUTE);
      const later = await app.again();
      const rematch = await later.lobby.rematch(ada, id);
      expect((await later.lobby.rematch(ben, id)).id).toBe(rematch.id);
      await later.app.close();
    });
  });
});
