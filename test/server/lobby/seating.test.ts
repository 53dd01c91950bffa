// Tables before their match: who may sit where, who owns them, and when they begin.
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { QuietHouse } from '../../support/quiet-house.ts';
import { describeStore } from '../../support/stores.ts';

describeStore('at an open table', (store) => {
  let house: QuietHouse;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    house = await QuietHouse.open(store());
    [ada, ben, cleo] = (await house.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => house.house.close();
  });

  /** The names at the table; `-` where nobody sits, and a mark behind those who are ready. */
  async function seats(id: string): Promise<string[]> {
    const table = await house.lobby.see(ada, id);
    return table.seats.map((taken) => (taken ? `${taken.person.name}${taken.ready ? '!' : ''}` : '-'));
  }

  test('whoever opens it sits first, and owns it', async () => {
    const table = await house.create(ada, { seats: 3 });
    // And nothing that is only ours to know.
    expect(Table.strict().parse(table)).toMatchObject({ status: 'open', owner: ada, created: house.time.now() });
    expect(await seats(table.id)).toEqual(['Ada', '-', '-']);
  });

  test('others take a free seat, or the one that they name', async () => {
    const { id } = await house.create(ada, { seats: 4 });
    await house.lobby.join(ben, id, { seat: 3 });
    await house.lobby.join(cleo, id, {});
    expect(await seats(id)).toEqual(['Ada', 'Cleo', '-', 'Ben']);
  });

  test('nobody sits twice: whoever comes again has the seat that they have', async () => {
    const { id } = await house.create(ada, { seats: 3 });
    expect((await house.lobby.join(ada, id, { seat: 2 })).seats[0]?.person).toEqual(ada);
    expect(await seats(id)).toEqual(['Ada', '-', '-']);
  });

  const REFUSED: readonly [string, string, (id: string) => Promise<unknown>][] = [
    ['a seat that is taken', 'taken', (id) => house.lobby.join(cleo, id, { seat: 0 })],
    ['a seat that there is not', 'not-found', (id) => house.lobby.join(cleo, id, { seat: 5 })],
    ['a table that there is not', 'not-found', () => house.lobby.join(cleo, 'nowhere000', {})],
    ['to be ready without a seat', 'forbidden', (id) => house.lobby.ready(cleo, id, true)],
    ['to leave without a seat', 'forbidden', (id) => house.lobby.leave(cleo, id, false)],
    ['to give up before it has begun', 'nothing', (id) => house.lobby.leave(ben, id, true)],
    ['to send somebody away from another’s table', 'forbidden', (id) => house.lobby.remove(ben, id, 0)],
    ['to send oneself away', 'conflict', (id) => house.lobby.remove(ada, id, 0)],
    ['to send nobody away', 'not-found', (id) => house.lobby.remove(ada, id, 2)],
    ['a rematch before there was a match', 'conflict', (id) => house.lobby.rematch(ben, id)],
  ];

  test.each(REFUSED)('%s is refused as it should be (%s)', async (_, code, attempt) => {
    const { id } = await house.create(ada, { seats: 3 });
    await house.lobby.join(ben, id, { seat: 1 });
    expect(await refusalOf(attempt(id))).toBe(code);
  });

  test('of two who want the last seat at once, one gets it', async () => {
    const { id } = await house.create(ada, { seats: 2 });
    const codes = await Promise.all([ben, cleo].map((person) => refusalOf(house.lobby.join(person, id, {}))));
    expect(codes.toSorted()).toEqual(['nothing', 'taken']);
  });

  test('whoever leaves frees the seat, and the table passes on to the next', async () => {
    const { id } = await house.create(ada, { seats: 3 });
    for (const person of [ben, cleo]) await house.lobby.join(person, id, {});
    await house.lobby.leave(ada, id, false);
    expect((await house.lobby.see(ben, id)).owner).toEqual(ben);
    expect(await seats(id)).toEqual(['-', 'Ben', 'Cleo']);
    await house.lobby.remove(ben, id, 2);
    expect(await seats(id)).toEqual(['-', 'Ben', '-']);
  });

  test('with the last who leaves the table is gone, also for whoever watched it', async () => {
    const { id } = await house.create(ada);
    await house.lobby.leave(ada, id, false);
    expect(await refusalOf(house.lobby.see(ben, id))).toBe('not-found');
    expect(await house.again().then((next) => refusalOf(next.lobby.see(ben, id)))).toBe('not-found');
  });

  test('rated tables are for members alone, and not for bots', async () => {
    const { id } = await house.create(ada, { rated: true });
    const guest = await house.person('Guest', 'guest');
    expect(await refusalOf(house.lobby.join(guest, id, {}))).toBe('forbidden');
    expect(await refusalOf(house.create(guest, { rated: true }))).toBe('forbidden');
    expect(await refusalOf(house.create(ada, { rated: true, bots: true }))).toBe('malformed');
  });

  test('only games are played that there are, by so many as they are for', async () => {
    expect(await refusalOf(house.create(ada, { game: 'chess' }))).toBe('not-found');
    await expect(house.create(ada, { seats: 5 })).rejects.toMatchObject({
      problem: { code: 'malformed', message: 'Four can play at most.' },
    });
  });

  describe('the match begins', () => {
    test('when the last is ready, and everybody else was', async () => {
      const { id } = await house.create(ada, { seats: 3 });
      for (const person of [ben, cleo]) await house.lobby.join(person, id, {});
      for (const person of [ada, ben]) expect((await house.lobby.ready(person, id, true)).status).toBe('open');
      expect(await seats(id)).toEqual(['Ada!', 'Ben!', 'Cleo']);
      const begun = await house.lobby.ready(cleo, id, true);
      expect(begun).toMatchObject({ status: 'playing', started: house.time.now(), commitment: expect.any(String) });
      expect((await house.match(id)).record).toMatchObject({ id, game: 'toy', seats: 3 });
    });

    test('not while seats are free, nor while somebody has thought better of it', async () => {
      const { id } = await house.create(ada, { seats: 2 });
      expect((await house.lobby.ready(ada, id, true)).status).toBe('open');
      await house.lobby.join(ben, id, {});
      await house.lobby.ready(ada, id, false);
      expect((await house.lobby.ready(ben, id, true)).status).toBe('open');
      expect((await house.lobby.ready(ada, id, true)).status).toBe('playing');
    });

    test('once, when all are ready at the same moment', async () => {
      const { id } = await house.create(ada, { seats: 3 });
      for (const person of [ben, cleo]) await house.lobby.join(person, id, {});
      const ready = await Promise.all([ada, ben, cleo].map((person) => house.lobby.ready(person, id, true)));
      expect(ready.at(-1)?.status).toBe('playing');
      expect(house.reports).toEqual([]);
      expect((await house.match(id)).standing.version).toBe(0);
    });

    test('with bots in the free seats where they are allowed', async () => {
      const { id } = await house.create(ada, { seats: 3, bots: true });
      const begun = await house.lobby.ready(ada, id, true);
      expect(begun.status).toBe('playing');
      expect(begun.seats.slice(1)).toMatchObject(
        Array(2).fill({ person: { kind: 'bot' }, ready: true, connected: true, automatic: true }),
      );
      expect(new Set(begun.seats.map((taken) => taken?.person.name)).size).toBe(3);
      expect((await house.match(id)).record.settings.bots).toEqual([null, 'simple', 'simple']);
    });

    test.each(['leaves', 'is sent away'])('also when the last who was not ready %s', async (how) => {
      const { id } = await house.create(ada, { seats: 3, bots: true });
      await house.lobby.join(ben, id, {});
      await house.lobby.ready(ada, id, true);
      if (how === 'leaves') await house.lobby.leave(ben, id, false);
      else await house.lobby.remove(ada, id, 1);
      expect((await house.lobby.see(ada, id)).status).toBe('playing');
    });

    test('and from then on nobody sits down, stands up, or is sent away', async () => {
      const { id } = await house.playing([ada, ben]);
      expect(await refusalOf(house.lobby.join(cleo, id, {}))).toBe('conflict');
      expect(await refusalOf(house.lobby.remove(ada, id, 1))).toBe('conflict');
      expect(await refusalOf(house.lobby.ready(ada, id, false))).toBe('conflict');
      await house.lobby.leave(ben, id, false);
      expect(await seats(id)).toEqual(['Ada!', 'Ben!']);
    });

    test('with the time, the delay and the options of the table', async () => {
      const options = { expansions: ['reef'] };
      const table = await house.playing([ada, ben], {
        time: 'fast',
        options,
        spectators: { allowed: true, delay: 3 },
      });
      const { record } = await house.match(table.id);
      expect(record).toMatchObject({ options, settings: { time: 'fast', delay: 3, bots: [null, null] } });
    });
  });

  test('nobody sits at more tables than allowed, however they come to them, and however many at once', async () => {
    const strict = await house.again({ limits: { ...LIMITS, tablesPerUser: 3 } });
    const codes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(strict.create(ada))));
    expect(codes.filter((code) => code === 'nothing')).toHaveLength(3);
    const { id } = await strict.create(ben);
    expect(await refusalOf(strict.lobby.join(ada, id, {}))).toBe('too-many');
    expect(await refusalOf(strict.lobby.quick(ada, { game: 'toy', time: 'fast', rated: false }))).toBe('too-many');
    // A seat of one's own is none more.
    const [own] = strict.lobby.list.newest().tables.filter(({ owner }) => owner?.id === ada.id);
    await strict.lobby.join(ada, own?.id ?? '', {});
    await strict.lobby.leave(ada, own?.id ?? '', false);
    await strict.lobby.join(ada, id, {});
    await strict.house.close();
  });
});
