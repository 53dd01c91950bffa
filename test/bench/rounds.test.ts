// Servers that are measured in turns.
import { describe, expect, test } from 'vitest';
import { drift, ratio } from '../../bench/doors/rounds.ts';
import { table } from '../../bench/measure.ts';

/** A machine that becomes twice as slow in the course of a run. */
const SPEEDS = Array.from({ length: 30 }, (_, round) => 1 + round / 29);
const costing = (microseconds: number) => SPEEDS.map((slow) => microseconds * slow);

describe('a ratio within rounds', () => {
  test('is the same however the machine changes its speed', () => {
    const { median, min, max } = ratio(costing(300), costing(200));
    for (const value of [median, min, max]) expect(value).toBeCloseTo(1.5, 9);
    expect(drift(costing(300), costing(200))).toBeCloseTo(0, 9);
  });

  test('has the interval in which its median lies, by the order of the rounds', () => {
    const values = Array.from({ length: 30 }, (_, i) => i + 1);
    const ones = values.map(() => 1);
    expect(ratio(values, ones).interval).toEqual([10, 21]);
    expect(ratio([5], [1]).interval).toEqual([5, 5]);
  });

  test('tells by how much the halves of a run differ', () => {
    const changed = SPEEDS.map((_, round) => (round < 15 ? 200 : 250));
    expect(drift(changed, costing(100).fill(100))).toBeCloseTo(0.25, 9);
  });

  test('is printed with its interval, and with what is to be doubted below', () => {
    const text = table({ bench: 'doors', metrics: { jsonToRoom: ratio([2], [1]) }, notes: ['This is no measure.'] });
    expect(text).toMatch(/jsonToRoom .* 2\.000 to 2\.000 .* x\nThis is no measure\.$/);
  });
});
