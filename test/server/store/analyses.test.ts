// Analyses as they are kept: a line that all processes share, and what was found.
import { analysesIn } from '@undertow/server/store/analyses.ts';
import { removePerson } from '@undertow/server/store/people.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/stores.ts';

describeStore('analyses', (store) => {
  const shelf = (self = 'a') => analysesIn(store(), self);

  test('stand in a line by when they were asked for, each once', async () => {
    await store().write(enrol('a', 'redis'));
    await shelf().ask('one', 'v1', 'ada', 1);
    await shelf().ask('two', 'v1', 'ben', 2);
    await shelf().ask('one', 'v1', 'cleo', 3);
    expect(await shelf().waiting(['v1'], 'ada')).toEqual({ own: 1, all: 2 });
    expect(await shelf().waiting(['v1'], 'cleo')).toEqual({ own: 0, all: 2 });
    // What no process will take any more holds up none of these.
    expect(await shelf().waiting(['v2'], 'ada')).toEqual({ own: 0, all: 0 });
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

  test('are taken by one process alone, until it is gone', async () => {
    for (const self of ['a', 'b']) await store().write(enrol(self, 'redis'));
    await shelf('a').ask('one', 'v1', 'ada', 1);
    expect(await shelf('a').take(['v1'])).toEqual({ match: 'one', madeBy: 'v1' });
    expect(await shelf('b').take(['v1'])).toBeUndefined();
    await shelf('b').progress('one', 900);
    expect(await shelf('b').find('one')).toMatchObject({ done: 0 });
    await store().write(leave('a'));
    expect(await shelf('b').take(['v1'])).toEqual({ match: 'one', madeBy: 'v1' });
  });

  test('are kept, and made anew by other rules or weights alone', async () => {
    await shelf().ask('one', 'v1', 'ada', 1);
    await shelf().keep('one', 'v1', '{}');
    await shelf().ask('one', 'v1', 'ben', 2);
    expect(await shelf().find('one')).toMatchObject({ asked: 1, body: '{}' });
    expect(await shelf().waiting(['v1'], 'ada')).toEqual({ own: 0, all: 0 });
    await shelf().ask('one', 'v2', 'ben', 3);
    expect(await shelf().find('one')).toMatchObject({ madeBy: 'v2', asked: 3, body: null });
    await shelf().keep('one', 'v1', '{}');
    await shelf().drop('one', 'v1');
    expect(await shelf().find('one')).toMatchObject({ body: null });
  });

  test('that were never done are forgotten in the end, and so is who asked', async () => {
    await shelf().ask('one', 'v1', 'ada', 1);
    await shelf().ask('two', 'v1', 'ada', 5);
    await shelf().keep('two', 'v1', '{}');
    await shelf().ask('three', 'v1', 'ada', 6);
    await shelf().forget(6);
    expect(await shelf().find('one')).toBeUndefined();
    expect(await shelf().find('two')).toBeDefined();
    await store().write(removePerson('ada'));
    expect(await shelf().waiting(['v1'], 'ada')).toEqual({ own: 0, all: 1 });
  });
});
