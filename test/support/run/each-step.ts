// For what is compared at each of many thousand steps: vitest's own comparison, which says what is wrong, takes longer than
// most of the steps, and is only asked about what differs.
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** The same as `expect(found).toBe(wanted)`. */
export function mustBe<Value>(found: Value, wanted: Value): void {
  if (!Object.is(found, wanted)) expect(found).toBe(wanted);
}

/** The same as `expect(found).toEqual(wanted)`. */
export function mustEqual(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
