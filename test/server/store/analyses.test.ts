// Analyses as they are kept: a line that all processes share, and what was found.
import { analysesIn } from '@undertow/server/store/analyses.ts';
import { removePerson } from '@undertow/server/store/people.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/stores.ts';

describeStore('analyses', (store, _, another) => {
  const shelf = (self = 'a', sql = store()) => analysesIn(sql, self);
  const ROOM = { among: ['v1', 'v2'], mostOfOne: 3, most: 10 };

  function ask(match: string, madeBy: string, person: string, now: number, room: Partial<typeof ROOM> = {}) {
    return shelf().ask({ match, madeBy, person, now, ...ROOM, ...room });
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
    expect(await shelf().ahead(2)).toBe(1);
    expect(await shelf().find('one')).toEqual({
      match: 'one',
      madeBy: 'v1',
      asked: 1,
      isBegun: 0,
      done: 0,
      body: null,
    });
    expect(await shelf().take(['v2'])).toBeUndefined();
    expect(await shelf().take(['v1', 'v2'])).toEqual({ match: 'one', madeBy: 'v1' });
    await shelf().progress('one', 500);
    expect(await shelf().find('one')).toMatchObject({ isBegun: 1, done: 500 });
  });

  test('have a bounded line, of all and of each person', async () => {
    const room = { mostOfOne: 2, most: 3 };
    expect(await ask('one', 'v1', 'ada', 1, room)).toBe(true);
    expect(await ask('two', 'v1', 'ada', 2, room)).toBe(true);
    expect(await ask('three', 'v1', 'ada', 3, room)).toBe(false);
    expect(await ask('three', 'v1', 'ben', 4, room)).toBe(true);
    expect(await ask('four', 'v1', 'cleo', 5, room)).toBe(false);
    // What stands there keeps its place when another person asks for it.
    expect(await ask('one', 'v1', 'cleo', 6, room)).toBe(true);
    expect(await shelf().find('one')).toMatchObject({ asked: 1 });
    await shelf().keep('one', 'v1', '{}');
    expect(await ask('four', 'v1', 'cleo', 7, room)).toBe(true);
    // What no process will take any more holds up none of these.
    expect(await ask('five', 'v2', 'ada', 8, { ...room, among: ['v2'] })).toBe(true);
  });

  test('are no more than there is room for, whichever processes ask at the same moment', async () => {
    const shelves = await Promise.all(Array.from({ length: 6 }, async () => shelf('a', await another())));
    const room = { among: ['v1'], mostOfOne: 2, most: 3 };
    for (let round = 1; round <= 20; round++) {
      const asking = shelves.map((one, i) =>
        one.ask({ match: `match ${i}`, madeBy: 'v1', person: `person ${Math.floor(i / 4)}`, now: i, ...room }),
      );
      expect((await Promise.all(asking)).filter((isTaken) => isTaken)).toHaveLength(3);
      expect((await waiting('v1', 'person 0')).own).toBeLessThanOrEqual(2);
      await shelf().forget(100);
    }
  });

  test('are taken by one process alone, until it is gone', async () => {
    for (const self of ['a', 'b']) await store().write(enrol(self, 'redis'));
    await ask('one', 'v1', 'ada', 1);
    expect(await shelf('a').take(['v1'])).toEqual({ match: 'one', madeBy: 'v1' });
    expect(await shelf('b').take(['v1'])).toBeUndefined();
    await shelf('b').progress('one', 900);
    expect(await shelf('b').find('one')).toMatchObject({ done: 0 });
    await store().write(leave('a'));
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
    const room = { mostOfOne: 1000, most: 1000 };
    for (let i = 0; i < 101; i++) {
      await ask(`old${i}`, 'v1', 'ada', i, room);
      await shelf().keep(`old${i}`, 'v1', '{}');
    }
    await ask('under way', 'v1', 'ada', 200, room);
    await ask('new', 'v2', 'ada', 201, room);
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
