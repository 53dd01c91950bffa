// The journal: which process may write it, and that all comes back as it was.
import { append, entriesOf, type JournalRow, lastMessages } from '@undertow/server/store/journal.ts';
import { createMatch, endMatch, findMatch, takeMatch } from '@undertow/server/store/matches.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { entry, matchRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('the journal', (store) => {
  beforeEach(() => store().write(createMatch(matchRecord('deep'), 7, 'here')));

  test('gives the entries of a match in their order, and no others', async () => {
    await store().write([...createMatch(matchRecord('other'), 7, 'here'), ...append('other', 7, [entry(0)])]);
    await store().write(append('deep', 7, [entry(0), entry(1)]));
    await store().write(append('deep', 7, [entry(2), entry(10), entry(3)]));
    expect((await entriesOf(store(), 'deep')).map(({ number }) => number)).toEqual([0, 1, 2, 3, 10]);
    expect((await entriesOf(store(), 'deep', 2)).map(({ number }) => number)).toEqual([2, 3, 10]);
  });

  test('of a match that does not exist is empty', async () => {
    expect(await entriesOf(store(), 'nowhere')).toEqual([]);
  });

  test('gives the last messages of a seat, the newest first, and no more than are asked for', async () => {
    const messages = ['a', null, 'b', 'c', 'd'];
    const own = messages.map((message, number) => entry(number, { seat: 1, message }));
    await store().write(append('deep', 7, [...own, entry(5, { seat: 2, message: 'e' })]));
    expect(await lastMessages(store(), 'deep', 1, 3)).toEqual(['d', 'c', 'b']);
    expect(await lastMessages(store(), 'deep', 1, 9)).toEqual(['d', 'c', 'b', 'a']);
    expect(await lastMessages(store(), 'deep', 3, 9)).toEqual([]);
    expect(await lastMessages(store(), 'nowhere', 1, 9)).toEqual([]);
  });

  test('keeps every kind of entry as it was', async () => {
    const entries: JournalRow[] = [
      entry(0, { seat: 3, kind: 'answer', message: 'client:1', bank: 480_000, time: 1_800_000_000_123 }),
      entry(1, { kind: 'order', answer: null }),
      entry(2, { kind: 'timeout', answer: 5, bank: 0 }),
      entry(3, { kind: 'bot', answer: ['crab-3', 'crab-3'] }),
      entry(4, { kind: 'undo', answer: undefined }),
    ];
    await store().write(append('deep', 7, entries));
    expect(await entriesOf(store(), 'deep')).toEqual(entries);
  });

  test('keeps texts that are no proper Unicode, or that hold what ends a text elsewhere', async () => {
    const answer = ['\0', 'a\0b', '\ud800', '\udc00x', '\u2028', '😀', '', "'; drop table journal; --", { '?\0': 1 }];
    await store().write(append('deep', 7, [entry(0, { answer })]));
    expect(await entriesOf(store(), 'deep')).toEqual([entry(0, { answer })]);
  });

  test('keeps whatever JSON was answered', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 4 })), async (values) => {
        const id = `run-${runs++}`;
        const answers = JSON.parse(JSON.stringify(values)) as NonNullable<JournalRow['answer']>[];
        const entries = answers.map((answer, number) => entry(number, { answer }));
        await store().write([...createMatch(matchRecord(id), 1, 'here'), ...append(id, 1, entries)]);
        expect(await entriesOf(store(), id)).toEqual(entries);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['the fence was raised', () => takeMatch(store(), 'deep', 'here')],
    ['the match is over', () => store().write(endMatch('deep', 7, 5000, [[0], [1]]))],
    ['the number was written', () => store().write(append('deep', 7, [entry(0, { seat: 2 })]))],
  ])('takes nothing once %s', async (_, happen) => {
    await happen();
    const before = await entriesOf(store(), 'deep');
    await expect(store().write(append('deep', 7, [entry(1), entry(0)]))).rejects.toThrow(Conflict);
    expect(await entriesOf(store(), 'deep')).toEqual(before);
  });

  test('takes nothing for a match that does not exist', async () => {
    await expect(store().write(append('nowhere', 7, [entry(0)]))).rejects.toThrow(Conflict);
    expect(await entriesOf(store(), 'nowhere')).toEqual([]);
  });

  test('takes an entry from one of two processes that write the same match', async () => {
    const mine = 7;
    await takeMatch(store(), 'deep', 'here');
    const theirs = (await findMatch(store(), 'deep'))?.fence ?? 0;
    const results = await Promise.allSettled(
      [mine, theirs].map((fence, seat) => store().write(append('deep', fence, [entry(0, { seat })]))),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await entriesOf(store(), 'deep')).map(({ seat }) => seat)).toEqual([1]);
  });
});
