// How large pictures can be that stand in rows.
import { expect, test } from 'vitest';
import { APART, sizeFor } from '../../page/scoring/fitting.ts';

test('as many as there are find room, and are as large as they can be', () => {
  for (const count of [1, 2, 5, 7]) {
    for (const [width, height] of [
      [64, 150],
      [100, 60],
      [180, 40],
    ] as const) {
      const size = sizeFor(count, width, height) ?? 0;
      const inRow = Math.floor((width + APART) / (size + APART));
      expect(Math.ceil(count / inRow) * (size + APART) - APART).toBeLessThanOrEqual(height);
    }
  }
  expect(sizeFor(7, 64, 150)).toBe(28);
  expect(sizeFor(1, 64, 150)).toBe(32);
});

test('where they would be too small in rows, there is no size', () => {
  expect(sizeFor(7, 64, 22)).toBeUndefined();
  expect(sizeFor(1, 0, 0)).toBeUndefined();
});
