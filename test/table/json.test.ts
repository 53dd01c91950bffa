// Copies of plain JSON.
import { clone, isObject } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../support/seeds.ts';

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
