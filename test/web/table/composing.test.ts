// Answers of several presses: what may be pressed, what is laid back, and when it is an answer.
import { compositionOf } from '@undertow/web/src/table/kit/composing.ts';
import { expect, test } from 'vitest';

const cards = compositionOf({ type: 'some', options: ['crab', 'crab', 'seal'], min: 1, max: 2 });

test('equal options may be picked as often as they are there', () => {
  expect(cards?.next([])).toEqual(['crab', 'seal']);
  const both = cards?.after(['crab'], 'crab') ?? [];
  expect(both).toEqual(['crab', 'crab']);
  expect(cards?.after(both, 'crab')).toEqual(['crab']);
});

test('no more may be pressed than are asked for, and fewer are no answer', () => {
  expect(cards?.next(['crab', 'seal'])).toEqual([]);
  expect(cards?.answer([])).toBeUndefined();
  expect(cards?.answer(['seal'])).toEqual(['seal']);
});

test('an amount begins with the most, and each press sets it', () => {
  const coins = compositionOf({ type: 'amount', min: 2, max: 4 });
  expect(coins?.first).toEqual(['4']);
  expect(coins?.next([])).toEqual(['2', '3', '4']);
  expect(coins?.answer(coins.after(['4'], '3'))).toBe(3);
});

test('what one press answers is not composed', () => {
  expect(compositionOf({ type: 'one', options: ['go'] })).toBeUndefined();
});
