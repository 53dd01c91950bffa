// Plain JSON: copies of it, and what is none.
import { clone, isJson, isObject } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../support/run/seeds.ts';

/** All objects and arrays within a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

test('a copy is equal, and shares no object with what it was made of', () => {
  const property = fc.property(fc.jsonValue(), (value) => {
    const copy = clone(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    const parts = new Set(partsOf(value));
    expect(partsOf(copy).filter((part) => parts.has(part))).toEqual([]);
  });
  holds(property, 500);
});

test('neither null nor a list is an object', () => {
  expect([null, [], 'x', 1, undefined, {}].map(isObject)).toEqual([false, false, false, false, false, true]);
});

test('whatever JSON can say is JSON', () => {
  const property = fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
    expect(isJson(value, 11)).toBe(true);
  });
  holds(property, 500);
});

test.each([
  ['bytes', new Uint8Array(2)],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['what is not there', undefined],
  ['a number without an end', Number.POSITIVE_INFINITY],
  ['no number', Number.NaN],
  ['a large number', 1n],
])('%s is no JSON, wherever it stands', (_, value) => {
  for (const json of [value, [value], { field: value }, [[{ field: value }]]]) expect(isJson(json, 32)).toBe(false);
});

test.each([
  [0, 'text', true],
  [0, null, true],
  [0, {}, false],
  [1, {}, true],
  [1, { a: 1 }, true],
  [1, { a: [] }, false],
  [2, [[1], { a: null }], true],
  [2, [[1], { a: [null] }], false],
] as const)('of %i levels at most: %j is %s', (levels, json, isNoDeeper) => {
  expect(isJson(json, levels)).toBe(isNoDeeper);
});

test('JSON of any depth is judged without breaking down', () => {
  expect(isJson(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 32)).toBe(false);
});
