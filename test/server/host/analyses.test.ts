// Analyses of finished matches: asked for, waited for in a bounded line, worked out bit by bit, and kept.
import type { Bit } from '@undertow/bots/thinking/analysis.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { expect, test } from 'vitest';
import { by, FOUND, found, never, RULES, Shelf, stateOf, tableId } from '../../support/thinking/analysis-shelf.ts';

test('an analysis that was asked for is made, kept, and not made again', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  const analyses = await shelf.process('a', found);
  expect(await stateOf(analyses, 'one')).toEqual({ state: 'none' });
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(0);
  expect(await stateOf(analyses, 'one')).toEqual({
    state: 'done',
    analysis: { id: tableId('one'), game: 'abyss', rules: RULES, chances: [[0.5, 0.5]], judged: [], turningPoints: [] },
  });
  await analyses.ask(tableId('one'), by('ben'));
  await shelf.time.pass(0);
  expect(shelf.counted).toEqual(['asked', 'kept']);
});

test('before its end a match has no analysis, for no client', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one', null);
  const analyses = await shelf.process('a', found);
  await expect(analyses.ask(tableId('one'), by('ada'))).rejects.toThrow('not over');
  await expect(analyses.of(tableId('one'))).rejects.toThrow('not over');
  await expect(analyses.of('none')).rejects.toThrow('No match');
});

test('a match of other rules is refused', async () => {
  const shelf = await Shelf.open();
  await shelf.match('old', 1, RULES + 1);
  const analyses = await shelf.process('a', found);
  await expect(analyses.ask(tableId('old'), by('ada'))).rejects.toThrow('other rules');
});

test('one match is worked on at a time, and each that waits is told how many come first', async () => {
  const shelf = await Shelf.open();
  for (const id of ['one', 'two']) await shelf.match(id);
  const jobs: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Bit>();
  const analyses = await shelf.process('a', ({ match }) => {
    jobs.push(match);
    return promise;
  });
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  await analyses.ask(tableId('two'), by('ben'));
  await analyses.ask(tableId('two'), by('cleo'));
  await shelf.time.pass(1);
  expect(jobs).toEqual([tableId('one')]);
  expect(await stateOf(analyses, 'one')).toEqual({ state: 'working', share: 0 });
  expect(await stateOf(analyses, 'two')).toEqual({ state: 'waiting', ahead: 1 });
  resolve(FOUND);
  await shelf.time.pass(1);
  expect(jobs).toEqual(['one', 'two'].map(tableId));
  expect((await stateOf(analyses, 'two')).state).toBe('done');
});

test('a person may have two in the line, and the line has an end', async () => {
  const shelf = await Shelf.open();
  const ids = Array.from({ length: 103 }, (_, i) => `match${i}`);
  for (const id of ids) await shelf.match(id);
  const analyses = await shelf.process('a', never);
  const first = ['match0', 'match1', 'match2'].map((id) => analyses.ask(tableId(id), by('ada')));
  const outcomes = await Promise.allSettled(first);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  // What was asked for before may be asked for again.
  await analyses.ask(tableId('match0'), by('ada'));
  for (const id of ids.slice(2, 100)) await analyses.ask(tableId(id), by(`person of ${id}`));
  await expect(analyses.ask(tableId('match100'), by('ben'))).rejects.toThrow('Too many');
});

test('an address has its share of the line, and a person elsewhere is next', async () => {
  const shelf = await Shelf.open();
  const ids = Array.from({ length: 7 }, (_, i) => `match${i}`);
  for (const id of ids) await shelf.match(id);
  const jobs: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Bit>();
  const analyses = await shelf.process('a', ({ match }) => {
    jobs.push(match);
    return promise;
  });
  for (const id of ids.slice(0, 5)) await analyses.ask(tableId(id), by(`guest of ${id}`, '203.0.113.7'));
  await shelf.time.pass(1);
  await expect(analyses.ask(tableId('match5'), by('one more', '203.0.113.7'))).rejects.toThrow('Too many');
  await analyses.ask(tableId('match6'), by('ada'));
  expect(await stateOf(analyses, 'match6')).toEqual({ state: 'waiting', ahead: 1 });
  const kept = JSON.stringify(await shelf.sql.rows('select * from analyses'));
  expect(kept).not.toContain('203.0.113.7');
  resolve(FOUND);
  await shelf.time.pass(1);
  expect(jobs.slice(0, 2)).toEqual([tableId('match0'), tableId('match6')]);
  expect(shelf.counted.slice(0, 7)).toEqual([...Array(5).fill('asked'), 'refused', 'asked']);
});

test('goes on in another process when the first one has died', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  const dying = await shelf.process('a', never);
  await dying.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  const other = await shelf.process('b', found);
  await other.start();
  await shelf.time.pass(1);
  expect((await stateOf(other, 'one')).state).toBe('working');
  await shelf.sql.write([{ sql: 'delete from processes where id = ?', values: ['a'] }]);
  expect((await stateOf(other, 'one')).state).toBe('waiting');
  await other.start();
  await shelf.time.pass(1);
  expect((await stateOf(other, 'one')).state).toBe('done');
});

test('one that was made by other weights counts for nothing, and is made anew', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  const old = await shelf.process('a', found);
  await old.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  const newer = await shelf.process('b', found, 'w2');
  expect(await stateOf(newer, 'one')).toEqual({ state: 'none' });
  await newer.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  expect((await stateOf(newer, 'one')).state).toBe('done');
});

test('waits while bots at play leave no thread, and says nothing of what breaks down', async () => {
  const shelf = await Shelf.open();
  for (const id of ['busy', 'broken']) await shelf.match(id);
  let isBusy = true;
  const analyses = await shelf.process('a', async ({ match }) => {
    if (match === tableId('broken')) throw new Error('a bug');
    if (isBusy) throw new Refusal('unavailable', 'Too many think.');
    return FOUND;
  });
  await analyses.ask(tableId('busy'), by('ada'));
  await shelf.time.pass(10_000);
  expect((await stateOf(analyses, 'busy')).state).toBe('working');
  isBusy = false;
  await shelf.time.pass(10_000);
  expect((await stateOf(analyses, 'busy')).state).toBe('done');
  expect(shelf.reports).toEqual([]);
  await analyses.ask(tableId('broken'), by('ada'));
  await shelf.time.pass(1);
  expect((await stateOf(analyses, 'broken')).analysis).toMatchObject({ judged: [], chances: [[0.5, 0.5]] });
  expect(shelf.reports).toEqual(['an answer could not be judged']);
});

test('what cannot be kept is dropped, and the line goes on', async () => {
  const shelf = await Shelf.open();
  for (const id of ['one', 'two']) await shelf.match(id);
  const wrong: Bit = { finding: { chances: [2, -1], judged: null } };
  const analyses = await shelf.process('a', async ({ match }) => (match === tableId('one') ? wrong : FOUND));
  await analyses.ask(tableId('one'), by('ada'));
  await analyses.ask(tableId('two'), by('ben'));
  await shelf.time.pass(1);
  expect((await stateOf(analyses, 'one')).state).toBe('none');
  expect((await stateOf(analyses, 'two')).state).toBe('done');
  expect(shelf.reports).toEqual(['a match could not be analysed']);
});

test('hands on what was tried until the whole is found, and gives up in the end', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  const handed: number[] = [];
  const analyses = await shelf.process('a', async ({ tries }) => {
    handed.push(tries.length);
    return { tries: [...tries, []].slice(-3) };
  });
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1000);
  expect(handed.slice(0, 5)).toEqual([0, 1, 2, 3, 3]);
  expect((await stateOf(analyses, 'one')).state).toBe('done');
  expect(shelf.counted).toEqual(['asked', 'failed', 'kept']);
});

test('what was found by the last of its time is kept', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  let steps = 0;
  const analyses = await shelf.process('a', async ({ tries, isLast }) => {
    steps++;
    return isLast ? FOUND : { tries };
  });
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1000);
  expect((await stateOf(analyses, 'one')).analysis).toMatchObject({ chances: [[0.5, 0.5]] });
  expect(steps).toBe(400);
  expect(shelf.counted).toEqual(['asked', 'kept']);
});

test('what was made by other rules or bots is deleted when a process begins', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  const old = await shelf.process('a', found);
  await old.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  await (await shelf.process('b', found)).start();
  expect((await stateOf(old, 'one')).state).toBe('done');
  await (await shelf.process('c', found, 'w2')).start();
  expect(await stateOf(old, 'one')).toEqual({ state: 'none' });
});

test('what is asked for when the line has just been found empty is made, too', async () => {
  const shelf = await Shelf.open();
  for (const id of ['one', 'two']) await shelf.match(id);
  const analyses = await shelf.process('a', found);
  shelf.whenEmpty = async () => {
    shelf.whenEmpty = async () => {};
    await analyses.ask(tableId('two'), by('ada'));
  };
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(0);
  expect(await stateOf(analyses, 'two')).toMatchObject({ state: 'done' });
});

test('what was asked for is made once the store is there again', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one');
  let isAway = true;
  const entries = shelf.archive.entries.bind(shelf.archive);
  shelf.archive.entries = async (...from) => {
    if (isAway) throw new Unavailable('the store is away');
    return entries(...from);
  };
  const analyses = await shelf.process('a', found);
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(0);
  expect(shelf.reports).toEqual(['analyses cannot go on']);
  isAway = false;
  await shelf.time.pass(1000);
  expect(await stateOf(analyses, 'one')).toMatchObject({ state: 'done' });
  expect(shelf.counted).toEqual(['asked', 'kept']);
});
