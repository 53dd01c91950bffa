// Analyses as they are kept: a line that all processes share, and what was found.
import type { LineCapacity } from '@undertow/server/host/analyses.ts';
import { analysesIn } from '@undertow/server/store/analyses.ts';
import { removePerson } from '@undertow/server/store/people.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

describeStore('analyses', (store, _, another) => {
  const shelf = (self = 'a', sql = store()) => analysesIn(sql, self);
  const among = ['v1', 'v2'];
  const CAPACITY: LineCapacity = { ofPerson: 3, ofPlace: 10, all: 10 };

  function ask(match: string, madeBy: string, person: string, now: number, capacity: Partial<LineCapacity> = {}) {
    return askFrom(`home of ${person}`, match, person, now, { madeBy, ...capacity });
  }

  function askFrom(
    place: string,
    match: string,
    person: string,
    now: number,
    { madeBy = 'v1', ...capacity }: Partial<LineCapacity> & { readonly madeBy?: string } = {},
  ) {
    return shelf().ask({ match, madeBy, person, place, now, among, capacity: { ...CAPACITY, ...capacity } });
  }

  /** The next so many, made one after the other. */
  async function done(many: number, self = 'a'): Promise<string[]> {
    const made: string[] = [];
    for (let i = 0; i < many; i++) {
      const next = await shelf(self).take(among);
      if (!next) throw new Error('none waits');
      await shelf(self).keep(next.match, next.madeBy, '{}');
      made.push(next.match);
    }
    return made;
  }

  /** How many wait that are made by this: of all, and of this person. */
  async function waiting(madeBy: string, person: string) {
    const rows = await store().rows<{ readonly person: string }>(
      'select person from analyses where body is null and made_by = ?',
      [madeBy],
    );
    return { own: rows.filter((row) => row.person === person).length, all: rows.length };
  }

  test('stand in a line by when they were asked for, each once', async () => {
    await store().write(enrol('a', 'redis'));
    await ask('one', 'v1', 'ada', 1);
    await ask('two', 'v1', 'ben', 2);
    await ask('one', 'v1', 'cleo', 3);
    expect(await waiting('v1', 'ada')).toEqual({ own: 1, all: 2 });
    expect(await waiting('v1', 'cleo')).toEqual({ own: 0, all: 2 });
    expect(await shelf().ahead('two', among)).toBe(1);
    expect(await shelf().find('one')).toEqual({
      match: 'one',
      madeBy: 'v1',
      asked: 1,
      isBegun: 0,
      done: 0,
      found: null,
      body: null,
    });
    expect(await shelf().take(['v2'])).toBeUndefined();
    expect(await shelf().take(['v1', 'v2'])).toEqual({ match: 'one', madeBy: 'v1' });
    await shelf().progress('one', 500, '{}');
    expect(await shelf().find('one')).toMatchObject({ isBegun: 1, done: 500, found: '{}' });
    await shelf().keep('one', 'v1', '{}');
    expect(await shelf().find('one')).toMatchObject({ found: null });
  });

  test('have a bounded line, of all and of each person', async () => {
    const capacity = { ofPerson: 2, all: 3 };
    expect(await ask('one', 'v1', 'ada', 1, capacity)).toBe(true);
    expect(await ask('two', 'v1', 'ada', 2, capacity)).toBe(true);
    expect(await ask('three', 'v1', 'ada', 3, capacity)).toBe(false);
    expect(await ask('three', 'v1', 'ben', 4, capacity)).toBe(true);
    expect(await ask('four', 'v1', 'cleo', 5, capacity)).toBe(false);
    // What stands there keeps its place when another person asks for it.
    expect(await ask('one', 'v1', 'cleo', 6, capacity)).toBe(true);
    expect(await shelf().find('one')).toMatchObject({ asked: 1 });
    await shelf().keep('one', 'v1', '{}');
    expect(await ask('four', 'v1', 'cleo', 7, capacity)).toBe(true);
    // What no process will take any more holds up none of these.
    const five = { match: 'five', madeBy: 'v2', person: 'ada', place: 'home of ada', now: 8, among: ['v2'] };
    expect(await shelf().ask({ ...five, capacity: { ...CAPACITY, ...capacity } })).toBe(true);
  });

  test('are no more than there is room for, whichever processes ask at the same moment', async () => {
    const shelves = await Promise.all(Array.from({ length: 6 }, async () => shelf('a', await another())));
    const capacity: LineCapacity = { ofPerson: 2, ofPlace: 3, all: 3 };
    for (let round = 1; round <= 20; round++) {
      const asking = shelves.map((one, i) =>
        one.ask({
          ...{ match: `match ${i}`, madeBy: 'v1', person: `person ${Math.floor(i / 4)}`, place: 'school' },
          ...{ now: i, among: ['v1'], capacity },
        }),
      );
      expect((await Promise.all(asking)).filter((isTaken) => isTaken)).toHaveLength(3);
      expect((await waiting('v1', 'person 0')).own).toBeLessThanOrEqual(2);
      await shelf().forget(100);
    }
  });

  test('of a person elsewhere come next, however many one address has asked for', async () => {
    for (const self of ['a', 'b']) await store().write(enrol(self, 'redis'));
    const capacity = { ofPlace: 50, all: 50 };
    for (let i = 0; i < 44; i++) await askFrom('flood', `flood ${i}`, `guest ${Math.floor(i / 2)}`, i, capacity);
    expect(await shelf().take(among)).toMatchObject({ match: 'flood 0' });
    await askFrom('home', 'mine', 'ada', 50, capacity);
    await askFrom('home', 'mine too', 'ada', 51, capacity);
    await askFrom('flood', 'flood 44', 'guest 22', 52, capacity);
    // The one that is under way, and no other; and for its second one that of the flood between.
    expect(await Promise.all(['mine', 'mine too'].map((match) => shelf().ahead(match, among)))).toEqual([1, 3]);
    await shelf().keep('flood 0', 'v1', '{}');
    // Another process goes on in the same turn.
    expect(await done(4, 'b')).toEqual(['mine', 'flood 2', 'mine too', 'flood 4']);
  });

  test('of an address and a person that are being served come in the next round', async () => {
    for (const self of ['a', 'b']) await store().write(enrol(self, 'redis'));
    await askFrom('school', 'one', 'ada', 1);
    expect(await shelf('b').take(among)).toMatchObject({ match: 'one' });
    await askFrom('school', 'two', 'ada', 2);
    await askFrom('school', 'three', 'ben', 3);
    await askFrom('home', 'four', 'cleo', 4);
    expect(await done(3)).toEqual(['four', 'three', 'two']);
  });

  test('of the persons at one address take turns', async () => {
    for (const match of ['one', 'two']) await askFrom('school', match, 'ada', 1);
    await askFrom('school', 'three', 'ben', 2);
    expect(await Promise.all(['one', 'two', 'three'].map((match) => shelf().ahead(match, among)))).toEqual([0, 2, 1]);
    expect(await done(3)).toEqual(['one', 'three', 'two']);
  });

  test('have a bounded line of each address', async () => {
    const capacity = { ofPlace: 2 };
    expect(await askFrom('school', 'one', 'ada', 1, capacity)).toBe(true);
    expect(await askFrom('school', 'two', 'ben', 2, capacity)).toBe(true);
    expect(await askFrom('school', 'three', 'cleo', 3, capacity)).toBe(false);
    expect(await askFrom('home', 'three', 'dan', 4, capacity)).toBe(true);
    await shelf().keep('one', 'v1', '{}');
    expect(await askFrom('school', 'four', 'cleo', 5, capacity)).toBe(true);
  });

  test('come in the order that was foretold, whoever asks', async () => {
    for (const self of ['a', 'b', 'c']) await store().write(enrol(self, 'redis'));
    const random = openRandom({ seed: 'fast:1', position: 0 });
    const capacity = { ofPerson: 100, ofPlace: 100, all: 100 };
    const asked: string[] = [];
    const askSome = async (some: number) => {
      for (let i = 0; i < some; i++) {
        const [place, person] = [random.below(4), random.below(3)];
        asked.push(`match ${asked.length}`);
        await askFrom(
          `place ${place}`,
          `match ${asked.length - 1}`,
          `person ${place} ${person}`,
          asked.length,
          capacity,
        );
      }
    };
    await askSome(15);
    const begun = await done(3);
    for (const self of ['b', 'c']) begun.push((await shelf(self).take(among))?.match ?? '');
    await askSome(15);
    const waiting = asked.filter((match) => !begun.includes(match));
    const places = await Promise.all(waiting.map(async (match) => [await shelf().ahead(match, among), match] as const));
    expect(await done(waiting.length)).toEqual(places.toSorted(([a], [b]) => a - b).map(([, match]) => match));
    // Two are under way.
    expect(places.map(([before]) => before).toSorted((a, b) => a - b)).toEqual(waiting.map((_, i) => i + 2));
  });

  test('that are done keep nothing of the address', async () => {
    await ask('one', 'v1', 'ada', 1);
    await shelf().keep('one', 'v1', '{}');
    expect(await store().rows('select place from analyses')).toEqual([{ place: '' }]);
  });

  test('are taken by one process alone, until it is gone', async () => {
    for (const self of ['a', 'b']) await store().write(enrol(self, 'redis'));
    await ask('one', 'v1', 'ada', 1);
    expect(await shelf('a').take(['v1'])).toEqual({ match: 'one', madeBy: 'v1' });
    expect(await shelf('b').take(['v1'])).toBeUndefined();
    await shelf('b').progress('one', 900, '{}');
    expect(await shelf('b').find('one')).toMatchObject({ done: 0 });
    await askFrom('home of ada', 'two', 'ada', 2);
    await askFrom('home of ben', 'three', 'ben', 3);
    await store().write(leave('a'));
    // It had its turn.
    expect(await shelf('b').take(['v1'])).toEqual({ match: 'one', madeBy: 'v1' });
  });

  test('are kept, and made anew by other rules or weights alone', async () => {
    await ask('one', 'v1', 'ada', 1);
    await shelf().keep('one', 'v1', '{}');
    await ask('one', 'v1', 'ben', 2);
    expect(await shelf().find('one')).toMatchObject({ asked: 1, body: '{}' });
    expect(await waiting('v1', 'ada')).toEqual({ own: 0, all: 0 });
    await ask('one', 'v2', 'ben', 3);
    expect(await shelf().find('one')).toMatchObject({ madeBy: 'v2', asked: 3, body: null });
    await shelf().keep('one', 'v1', '{}');
    await shelf().drop('one', 'v1');
    expect(await shelf().find('one')).toMatchObject({ body: null });
  });

  test('that were never done are forgotten in the end, and so is who asked', async () => {
    await ask('one', 'v1', 'ada', 1);
    await ask('two', 'v1', 'ada', 5);
    await shelf().keep('two', 'v1', '{}');
    await ask('three', 'v1', 'ada', 6);
    await shelf().forget(6);
    expect(await shelf().find('one')).toBeUndefined();
    expect(await shelf().find('two')).toBeDefined();
    await store().write(removePerson('ada'));
    expect(await waiting('v1', 'ada')).toEqual({ own: 0, all: 1 });
  });

  test('of other rules or bots are deleted, all of them, and none of those that are under way', async () => {
    const capacity = { ofPerson: 1000, ofPlace: 1000, all: 1000 };
    for (let i = 0; i < 101; i++) {
      await ask(`old${i}`, 'v1', 'ada', i, capacity);
      await shelf().keep(`old${i}`, 'v1', '{}');
    }
    await ask('under way', 'v1', 'ada', 200, capacity);
    await ask('new', 'v2', 'ada', 201, capacity);
    await shelf().keep('new', 'v2', '{}');
    await shelf().discard(['v2', 'v3']);
    const rows = await store().rows<{ readonly match: string }>('select match from analyses order by match');
    expect(rows.map(({ match }) => match)).toEqual(['new', 'under way']);
  });

  test('are all kept where no bot judges anything', async () => {
    await ask('old', 'v1', 'ada', 1);
    await shelf().keep('old', 'v1', '{}');
    await shelf().discard([]);
    expect(await shelf().find('old')).toMatchObject({ body: '{}' });
  });
});
