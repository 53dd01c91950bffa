// Work of many, a little in each turn of the event loop.
import { Turns } from '@undertow/server/scheduling/turns.ts';
import { expect, test } from 'vitest';
import { nextRound } from '../../support/fake-time.ts';

test('two are done in each turn, in the order in which they came', async () => {
  const turns = new Turns();
  const done: number[] = [];
  for (let i = 0; i < 5; i++) turns.run(() => void done.push(i));
  expect(done).toEqual([]);
  const lengths: number[] = [];
  while (done.length < 5) {
    await nextRound();
    lengths.push(done.length);
  }
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(lengths).toEqual([2, 4, 5]);
});

test('what comes while others wait is done behind them', async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) turns.run(() => void done.push(name));
  turns.run(() => {
    done.push('d');
    turns.run(() => void done.push('e'));
  });
  while (done.length < 5) await nextRound();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('work that fails keeps no other from its turn', async () => {
  const turns = new Turns();
  const failures: unknown[] = [];
  const listener = (failure: unknown) => void failures.push(failure);
  const before = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', listener);
  try {
    const done: string[] = [];
    turns.run(() => {
      throw new Error('a bug');
    });
    for (const name of ['b', 'c', 'd']) turns.run(() => void done.push(name));
    while (!done.includes('d')) await nextRound();
    expect(failures).toHaveLength(1);
    expect(done).toEqual(['b', 'c', 'd']);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const one of before) process.on('uncaughtException', one);
  }
});
