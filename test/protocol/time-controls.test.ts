// How long a match without clocks, with short ones, and over days waits for players who have fallen silent.
import { graceOf } from '@undertow/shared/protocol/time-controls.ts';
import { expect, test } from 'vitest';

const MINUTE = 60_000;

test('when all players have fallen silent, they have ten minutes to come back, or as long as one may think', () => {
  expect(graceOf('fast')).toBe(10 * MINUTE);
  expect(graceOf('relaxed')).toBe(10 * MINUTE);
  expect(graceOf('none')).toBe(10 * MINUTE);
  expect(graceOf('correspondence')).toBe(24 * 60 * MINUTE);
});
