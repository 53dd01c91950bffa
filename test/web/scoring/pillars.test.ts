// How the pillars of a scoring are measured.
import { deepestOf, lossHeight } from '@undertow/web/src/scoring/pillars.ts';
import { expect, test } from 'vitest';

test('a greater loss lies deeper, and a small one has room for its number', () => {
  const heights = [-1, -6, -10, -16, -60].map(lossHeight);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights.slice(1, 4)).size).toBe(3);
  expect(heights[0]).toBeGreaterThanOrEqual(22);
  // However much it is, the pillars above it keep their room.
  expect(heights.at(-1)).toBeLessThanOrEqual(60);
});

test('the deepest pit leaves its room below all pillars', () => {
  const pillars = [
    { seat: 0, points: { rooms: 4, conquered: -10, redMarks: -3 } },
    { seat: 1, points: { rooms: 2, conquered: -12 } },
  ];
  expect(deepestOf(pillars)).toBe(lossHeight(-10) + lossHeight(-3));
  expect(deepestOf([])).toBe(0);
});
