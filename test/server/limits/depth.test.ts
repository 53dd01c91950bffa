// How deep JSON is nested.
import { expect, test } from 'vitest';
import { isDeeperThan } from '../../../server/limits/depth.ts';

test.each([
  [0, 'text', false],
  [0, null, false],
  [0, {}, true],
  [1, {}, false],
  [1, { a: 1 }, false],
  [1, { a: [] }, true],
  [2, [[1], { a: null }], false],
  [2, [[1], { a: [null] }], true],
] as const)('more than %i: %j is %s', (most, json, deeper) => {
  expect(isDeeperThan(most, json)).toBe(deeper);
});

test('JSON of any depth is judged without breaking down', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(isDeeperThan(32, deep)).toBe(true);
});
