// Tables before their match: their seats, their owner, and when they begin.
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('at an open table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben, cleo] = (await app.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
    return () => app.app.close();
  });

  /** The names at the table; `-` for a free seat, and a mark behind players who are ready. */
  async function seats(id: string): Promise<string[]> {
    const table = await app.lobby.see(ada, id);
    return table.seats.map((taken) => (taken ? `${taken.person.name}${taken.ready ? '!' : ''}` : '-'));
  }

  test('the person who opens it sits first, and owns it', async () => {
    const table = await app.create(ada, { seats: 3 });
    // And nothing that is only ours to know.
    expect(Table.strict().parse(table)).toMatchObject({ status: 'open', owner: ada, created: app.time.now() });
    expect(await seats(table.id)).toEqual(['Ada', '-', '-']);
  });

  test('others take a free seat, or the one that they name', async () => {
    const { id } = await app.create(ada, { seats: 4 });
    await app.lobby.join(ben, id, { seat: 3 });
    await app.lobby.join(cleo, id, {});
    expect(await seats(id)).toEqual(['Ada', 'Cleo', '-', 'Ben']);
  });

  test('a person sits once: one who comes again keeps the seat', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    expect((await app.lobby.join(ada, id, { seat: 2 })).seats[0]?.person).toEqual(ada);
    expect(await seats(id)).toEqual(['Ada', '-', '-']);
  });

  test('people are asked anew whether they are ready when a bot of the network sits down, and bots are not', async () => {
    const [robin, rita] = [await app.person('Robin', 'guest', true), await app.person('Rita', 'guest', true)];
    const { id } = await app.create(ada, { seats: 4 });
    await app.lobby.join(ben, id, {});
    for (const person of [ada, ben]) await app.lobby.ready(person, id, true);
    await app.lobby.join(robin, id, {});
    expect(await seats(id)).toEqual(['Ada', 'Ben', 'Robin', '-']);
    for (const person of [ada, robin]) await app.lobby.ready(person, id, true);
    await app.lobby.join(rita, id, {});
    expect(await seats(id)).toEqual(['Ada', 'Ben', 'Robin!', 'Rita']);
  });

  test('a person who said that they are ready before a bot of the network sat down has not agreed to it', async () => {
    const robin = await app.person('Robin', 'guest', true);
    const { id, terms = 0 } = await app.create(ada);
    await app.lobby.join(robin, id, {});
    await app.lobby.ready(robin, id, true);
    expect(await refusalOf(app.lobby.ready(ada, id, true, terms))).toBe('conflict');
    const seen = await app.lobby.see(ada, id);
    expect(seen.status).toBe('open');
    expect((await app.lobby.ready(ada, id, true, seen.terms)).status).toBe('playing');
  });

  test('those who have just played with a bot of the network are not asked anew when it comes to the rematch', async () => {
    const robin = await app.person('Robin', 'guest', true);
    const { id } = await app.playing([ada, robin]);
    await app.playOut(id);
    const next = await app.lobby.rematch(ada, id);
    await app.lobby.ready(ada, next.id, true);
    await app.lobby.rematch(robin, id);
    expect(await seats(next.id)).toEqual(['Ada!', 'Robin']);
  });

  const REFUSED: readonly [string, string, (id: string) => Promise<unknown>][] = [
    ['a seat that is taken', 'taken', (id) => app.lobby.join(cleo, id, { seat: 0 })],
    ['a seat that there is not', 'not-found', (id) => app.lobby.join(cleo, id, { seat: 5 })],
    ['a table that there is not', 'not-found', () => app.lobby.join(cleo, 'nowhere000', {})],
    ['to be ready without a seat', 'forbidden', (id) => app.lobby.ready(cleo, id, true)],
    ['to leave without a seat', 'forbidden', (id) => app.lobby.leave(cleo, id, false)],
    ['to give up before it has begun', 'nothing', (id) => app.lobby.leave(ben, id, true)],
    ['to send a player away from another’s table', 'forbidden', (id) => app.lobby.remove(ben, id, 0)],
    ['to send oneself away', 'conflict', (id) => app.lobby.remove(ada, id, 0)],
    ['to send a player away from a free seat', 'not-found', (id) => app.lobby.remove(ada, id, 2)],
    ['a rematch before there was a match', 'conflict', (id) => app.lobby.rematch(ben, id)],
  ];

  test.each(REFUSED)('%s is refused as it should be (%s)', async (_, code, attempt) => {
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.join(ben, id, { seat: 1 });
    expect(await refusalOf(attempt(id))).toBe(code);
  });

  test('of two persons who want the last seat at once, one gets it', async () => {
    const { id } = await app.create(ada, { seats: 2 });
    const codes = await Promise.all([ben, cleo].map((person) => refusalOf(app.lobby.join(person, id, {}))));
    expect(codes.toSorted()).toEqual(['nothing', 'taken']);
  });

  test('a player who leaves frees the seat, and the table passes on to the next', async () => {
    const { id } = await app.create(ada, { seats: 3 });
    for (const person of [ben, cleo]) await app.lobby.join(person, id, {});
    await app.lobby.leave(ada, id, false);
    expect((await app.lobby.see(ben, id)).owner).toEqual(ben);
    expect(await seats(id)).toEqual(['-', 'Ben', 'Cleo']);
    await app.lobby.remove(ben, id, 2);
    expect(await seats(id)).toEqual(['-', 'Ben', '-']);
  });

  test('the table is gone with its last player', async () => {
    const { id } = await app.create(ada);
    await app.lobby.leave(ada, id, false);
    expect(await refusalOf(app.lobby.see(ben, id))).toBe('not-found');
    expect(await app.again().then((next) => refusalOf(next.lobby.see(ben, id)))).toBe('not-found');
  });

  test('rated tables are for members alone, and not for bots', async () => {
    const { id } = await app.create(ada, { rated: true });
    const guest = await app.person('Guest', 'guest');
    expect(await refusalOf(app.lobby.join(guest, id, {}))).toBe('forbidden');
    expect(await refusalOf(app.create(guest, { rated: true }))).toBe('forbidden');
    expect(await refusalOf(app.create(ada, { rated: true, bots: true }))).toBe('malformed');
  });

  test('a rated table is not for a member who is a bot, and an unrated one is', async () => {
    const bot = await app.person('Turing', 'member', true);
    const rated = await app.create(ada, { rated: true });
    const refused = app.lobby.join(bot, rated.id, {});
    await expect(refused).rejects.toMatchObject({ problem: { code: 'forbidden', message: /you are one/ } });
    expect(await refusalOf(app.create(bot, { rated: true }))).toBe('forbidden');
    const { id } = await app.create(ada);
    expect((await app.lobby.join(bot, id, {})).seats[1]?.person).toEqual(bot);
    expect(await refusalOf(app.lobby.changeTerms(ada, id, { rated: true }))).toBe('conflict');
  });

  test('only who sits at no rated table may become a bot', async () => {
    const { id } = await app.create(ada, { rated: true });
    expect(() => app.lobby.mustNotSitRated(ada)).toThrow('You sit at a rated table');
    await app.lobby.leave(ada, id, false);
    await app.create(ada);
    app.lobby.mustNotSitRated(ada);
  });

  test('who has given up a seat at a rated table may become a bot once the match there is over', async () => {
    const others = await app.people('Cem', 'Dor');
    const { id } = await app.playing([ada, ...others], { rated: true });
    await app.lobby.leave(ada, id, true);
    expect(() => app.lobby.mustNotSitRated(ada)).toThrow('You sit at a rated table');
    await app.playOut(id);
    app.lobby.mustNotSitRated(ada);
  });

  test('only games are played that there are, by so many as they are for', async () => {
    expect(await refusalOf(app.create(ada, { game: 'chess' }))).toBe('not-found');
    await expect(app.create(ada, { seats: 5 })).rejects.toMatchObject({
      problem: { code: 'malformed', message: 'Four can play at most.', field: 'seats' },
    });
  });

  describe('the match begins', () => {
    test('when the last player is ready, and all others were', async () => {
      const { id } = await app.create(ada, { seats: 3 });
      for (const person of [ben, cleo]) await app.lobby.join(person, id, {});
      for (const person of [ada, ben]) expect((await app.lobby.ready(person, id, true)).status).toBe('open');
      expect(await seats(id)).toEqual(['Ada!', 'Ben!', 'Cleo']);
      const begun = await app.lobby.ready(cleo, id, true);
      expect(begun).toMatchObject({ status: 'playing', started: app.time.now(), commitment: expect.any(String) });
      expect((await app.match(id)).record).toMatchObject({ id, game: 'toy', seats: 3 });
    });

    test('not while seats are free, nor while a player is not ready any more', async () => {
      const { id } = await app.create(ada, { seats: 2 });
      expect((await app.lobby.ready(ada, id, true)).status).toBe('open');
      await app.lobby.join(ben, id, {});
      await app.lobby.ready(ada, id, false);
      expect((await app.lobby.ready(ben, id, true)).status).toBe('open');
      expect((await app.lobby.ready(ada, id, true)).status).toBe('playing');
    });

    test('once, when all are ready at the same moment', async () => {
      const { id } = await app.create(ada, { seats: 3 });
      for (const person of [ben, cleo]) await app.lobby.join(person, id, {});
      const ready = await Promise.all([ada, ben, cleo].map((person) => app.lobby.ready(person, id, true)));
      expect(ready.at(-1)?.status).toBe('playing');
      expect(app.reports).toEqual([]);
      expect((await app.match(id)).status.version).toBe(0);
    });

    test('with bots in the free seats where they are allowed', async () => {
      const { id } = await app.create(ada, { seats: 3, bots: true });
      const begun = await app.lobby.ready(ada, id, true);
      expect(begun.status).toBe('playing');
      expect(begun.seats.slice(1)).toMatchObject(
        Array(2).fill({ person: { kind: 'bot' }, ready: true, connected: true, automatic: true }),
      );
      expect(new Set(begun.seats.map((taken) => taken?.person.name)).size).toBe(3);
      expect((await app.match(id)).record.settings.bots).toEqual([null, 'simple', 'simple']);
    });

    test.each(['leaves', 'is sent away'])('also when the last player who was not ready %s', async (how) => {
      const { id } = await app.create(ada, { seats: 3, bots: true });
      await app.lobby.join(ben, id, {});
      await app.lobby.ready(ada, id, true);
      if (how === 'leaves') await app.lobby.leave(ben, id, false);
      else await app.lobby.remove(ada, id, 1);
      expect((await app.lobby.see(ada, id)).status).toBe('playing');
    });

    test('and from then on no player sits down, stands up, or is sent away', async () => {
      const { id } = await app.playing([ada, ben]);
      expect(await refusalOf(app.lobby.join(cleo, id, {}))).toBe('conflict');
      expect(await refusalOf(app.lobby.remove(ada, id, 1))).toBe('conflict');
      expect(await refusalOf(app.lobby.ready(ada, id, false))).toBe('conflict');
      await app.lobby.leave(ben, id, false);
      expect(await seats(id)).toEqual(['Ada!', 'Ben!']);
    });

    test('with the time, the delay and the options of the table', async () => {
      const options = { expansions: ['reef'] };
      const table = await app.playing([ada, ben], {
        time: 'fast',
        options,
        spectators: { allowed: true, delay: 3 },
      });
      const { record } = await app.match(table.id);
      expect(record).toMatchObject({ options, settings: { time: 'fast', delay: 3, bots: [null, null] } });
    });
  });

  test('a person sits at no more tables than allowed, however they come to them, and however many at once', async () => {
    const strict = await app.again({ limits: { ...LIMITS, tablesPerUser: 3 } });
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
    await strict.app.close();
  });
});
