// How tables end: by their match, by people who give up, or by nobody caring; and what comes after.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { placesOf } from '@undertow/server/lobby/rated-results.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { NEWCOMER, ratingOf } from '@undertow/server/ratings/skill.ts';
import { ratingsOf } from '@undertow/server/store/ratings.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { Guest, QuietHouse } from '../../support/quiet-house.ts';
import { describeStore } from '../../support/stores.ts';

const MINUTE = 60_000;

describeStore('a table', (store) => {
  let house: QuietHouse;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    house = await QuietHouse.open(store());
    [ada, ben, cleo] = (await house.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => house.house.close();
  });

  async function gamesOf(...people: readonly Person[]): Promise<number[]> {
    const records = await Promise.all(people.map(({ id }) => ratingsOf(store(), id)));
    return records.map(([record]) => record?.games ?? 0);
  }

  function see(id: string) {
    return house.lobby.see(ada, id);
  }

  describe('whose match was played', () => {
    test('has ended, with a ranking that everybody may see', async () => {
      const { id } = await house.playing([ada, ben]);
      await house.time.pass(1000);
      await house.playOut(id);
      expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[0], [1]], ended: house.time.now() });
    });

    test('changes the ratings of its players if it was rated, once, and else not', async () => {
      await house.playOut((await house.playing([ada, ben])).id);
      expect(await gamesOf(ada, ben)).toEqual([0, 0]);
      const { id } = await house.playing([ada, ben], { rated: true });
      await (await house.match(id)).cutShort([[0], [1]]);
      await house.time.settle();
      expect(await gamesOf(ada, ben)).toEqual([1, 1]);
      const ratings = new Ratings(store());
      const [winner, loser] = await Promise.all([ada, ben].map((person) => ratings.of('toy', person.id)));
      expect(winner?.rating).toBeGreaterThan(loser?.rating ?? 0);
      expect((await house.create(ada)).seats[0]?.rating).toEqual(winner);
      const before = ratingOf(NEWCOMER);
      const changes = [(winner?.rating ?? 0) - before, (loser?.rating ?? 0) - before];
      expect((await see(id)).seats.map((seat) => seat?.ratingChange)).toEqual(changes);
    });

    test('is rated also when another match of the same people ends at the same moment', async () => {
      const tables = [];
      for (let i = 0; i < 6; i++) tables.push(await house.playing([ada, ben], { rated: true }));
      const matches = await Promise.all(tables.map(({ id }) => house.match(id)));
      await Promise.all(matches.map((match) => match.cutShort([[0], [1]])));
      await house.time.settle();
      await house.time.pass(10_000);
      expect(await gamesOf(ada, ben)).toEqual([6, 6]);
      const changes = await Promise.all(tables.map(async ({ id }) => (await see(id)).seats[0]?.ratingChange ?? 0));
      const rating = (await new Ratings(store()).of('toy', ada.id))?.rating ?? 0;
      expect(changes.reduce((sum, change) => sum + change)).toBe(rating - ratingOf(NEWCOMER));
      expect(house.reports).toEqual([]);
    });
  });

  describe('from which somebody goes for good', () => {
    test('is won by the other at once if it is rated and two play', async () => {
      const { id } = await house.playing([ada, ben], { rated: true });
      await house.lobby.leave(ada, id, true);
      await house.time.settle();
      expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[1], [0]] });
      expect(await gamesOf(ada, ben)).toEqual([1, 1]);
      expect((await house.house.replays.of(id, ['Ada', 'Ben'], 'here'))?.read().ending).toBe('resigned');
    });

    test('is played on with a bot in their place if it is not rated', async () => {
      const { id } = await house.playing([ada, ben]);
      await house.lobby.leave(ada, id, true);
      const table = await see(id);
      expect(table.status).toBe('playing');
      expect(table.seats).toMatchObject([
        { person: ada, automatic: true, resigned: true, connected: true },
        { automatic: false, resigned: false },
      ]);
      await house.time.pass(500);
      expect((await house.match(id)).standing).toMatchObject({ version: 1, asked: [1] });
      // The seat is not theirs any more.
      expect(await refusalOf(house.lobby.leave(ada, id, true))).toBe('forbidden');
      expect(await house.lobby.seatOf(ada, id)).toBeUndefined();
    });

    test('is played on if it is rated and others are left; whoever went stands behind them', async () => {
      const { id } = await house.playing([ada, ben, cleo], { rated: true });
      await house.lobby.leave(ben, id, true);
      expect((await see(id)).status).toBe('playing');
      await house.lobby.leave(ada, id, true);
      await house.time.settle();
      expect(await see(id)).toMatchObject({ status: 'ended', ranking: [[2], [0], [1]] });
      expect(await gamesOf(ada, ben, cleo)).toEqual([1, 1, 1]);
    });

    test('ranks for the ratings those behind who went, whatever the bots made of their seats', () => {
      const seats = [ada, ben, cleo].map((person) => ({ person, ready: true, bot: null }));
      const at = { seats, resigned: [1, 0] };
      expect(placesOf(at, [[0], [1, 2]])).toEqual([[cleo.id], [ada.id], [ben.id]]);
      expect(placesOf({ seats, resigned: [] }, [[0], [1, 2]])).toEqual([[ada.id], [ben.id, cleo.id]]);
    });

    test('is over without a result when only bots are left', async () => {
      const { id } = await house.playing([ada, ben]);
      await house.lobby.leave(ada, id, true);
      await house.lobby.leave(ben, id, true);
      await house.time.settle();
      expect(await see(id)).toMatchObject({ status: 'abandoned', ranking: null, ended: house.time.now() });
    });

    test('frees their place for another table', async () => {
      const strict = await house.again({ limits: { ...LIMITS, tablesPerUser: 1 } });
      const { id } = await strict.playing([ada, ben]);
      expect(await refusalOf(strict.create(ada))).toBe('too-many');
      await strict.lobby.leave(ada, id, true);
      await strict.create(ada);
      await strict.house.close();
    });

    test('opens no more than so many tables in a row, however soon they are left again', async () => {
      const strict = await house.again({ limits: { ...LIMITS, tablesPerUser: 1 } });
      for (const _ of [1, 2]) await strict.lobby.leave(ada, (await strict.create(ada)).id, false);
      expect(await refusalOf(strict.create(ada))).toBe('too-many');
      await strict.house.close();
    });

    test('and which is over, cannot be left any more', async () => {
      const { id } = await house.playing([ada, ben]);
      await house.playOut(id);
      expect(await refusalOf(house.lobby.leave(ada, id, true))).toBe('conflict');
      await house.lobby.leave(ada, id, false);
    });
  });

  describe('that nobody comes to any more', () => {
    test('is abandoned, rated or not, and nobody’s rating is changed', async () => {
      const { id } = await house.playing([ada, ben], { rated: true, time: 'fast' });
      await house.time.pass(30 * MINUTE);
      expect(await see(id)).toMatchObject({ status: 'abandoned', ranking: null });
      expect(await gamesOf(ada, ben)).toEqual([0, 0]);
    });

    test('or that the operator ends, has no result', async () => {
      const playing = await house.playing([ada, ben]);
      const open = await house.create(ada);
      const guest = new Guest();
      await new TableSubscription(house.house, open.id, guest).begin();
      for (const { id } of [playing, open]) await house.house.referee.abandon(id);
      await house.time.settle();
      expect(await see(playing.id)).toMatchObject({ status: 'abandoned', ranking: null });
      expect(await refusalOf(see(open.id))).toBe('not-found');
      expect(guest.heard('table').at(-1)?.table).toMatchObject({ status: 'abandoned', seats: [null, null] });
      expect(await refusalOf(house.house.referee.abandon(playing.id))).toBe('not-found');
    });
  });

  describe('for a rematch', () => {
    async function over(more = {}): Promise<string> {
      const { id } = await house.playing([ada, ben, cleo], {
        time: 'fast',
        options: { expansions: ['reef'] },
        ...more,
      });
      await (await house.match(id)).cutShort([[0], [1], [2]]);
      await house.time.settle();
      return id;
    }

    test('is the same again: the first opens it, and the others come to it', async () => {
      const id = await over();
      const rematch = await house.lobby.rematch(ben, id);
      expect(rematch).toMatchObject({ status: 'open', owner: ben, time: 'fast', options: { expansions: ['reef'] } });
      expect(rematch.id).not.toBe(id);
      expect((await see(id)).rematch).toBe(rematch.id);
      for (const person of [ada, cleo, ben]) expect((await house.lobby.rematch(person, id)).id).toBe(rematch.id);
      expect((await see(rematch.id)).seats.every((taken) => taken)).toBe(true);
    });

    test('is one, also if all ask at the same moment', async () => {
      const id = await over();
      const tables = await Promise.all([ada, ben, cleo].map((person) => house.lobby.rematch(person, id)));
      expect(new Set(tables.map((table) => table.id)).size).toBe(1);
    });

    test('is private if the table was, and needs no invitation of those who played', async () => {
      const id = await over({ access: 'private' });
      const rematch = await house.lobby.rematch(ada, id);
      expect((await house.lobby.rematch(cleo, id)).id).toBe(rematch.id);
      expect(await refusalOf(house.lobby.rematch(await house.person('Dora'), id))).toBe('not-found');
    });

    test('is for those alone who played, also if they gave up', async () => {
      const { id } = await house.playing([ada, ben, cleo]);
      await house.lobby.leave(ben, id, true);
      await house.playOut(id);
      expect(await refusalOf(house.lobby.rematch(await house.person('Dora'), id))).toBe('forbidden');
      const rematch = await house.lobby.rematch(ben, id);
      expect(rematch.owner).toEqual(ben);
    });

    test('is opened anew if all have left it', async () => {
      const id = await over();
      const first = await house.lobby.rematch(ada, id);
      await house.lobby.leave(ada, first.id, false);
      const second = await house.lobby.rematch(ben, id);
      expect(second.id).not.toBe(first.id);
      expect((await see(id)).rematch).toBe(second.id);
    });

    test('is not to be had before the match is over, nor after it has begun without one', async () => {
      const { id } = await house.playing([ada, ben]);
      expect(await refusalOf(house.lobby.rematch(ada, id))).toBe('conflict');
      await house.playOut(id);
      const rematch = await house.lobby.rematch(ada, id);
      await house.lobby.join(cleo, rematch.id, {});
      expect(await refusalOf(house.lobby.rematch(ben, id))).toBe('taken');
    });

    test('can be asked for long afterwards, and after a restart', async () => {
      const id = await over();
      await house.time.pass(20 * MINUTE);
      const later = await house.again();
      const rematch = await later.lobby.rematch(ada, id);
      expect((await later.lobby.rematch(ben, id)).id).toBe(rematch.id);
      await later.house.close();
    });
  });
});
