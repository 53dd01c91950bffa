// The window says what is known of a match from a file.
import { expect, test } from 'vitest';
import { spokenOrigin } from '../../../web/src/dev/origin-words.ts';

const failure = { sentence: 'Seat 2 is sent the hand of seat 1.', at: 3 };

test('what a check has found in it is said with the answer, also where the rules went on', () => {
  expect(spokenOrigin({ rules: 1, failure }, 1)).toBe(
    'check found, after answer 3: Seat 2 is sent the hand of seat 1.',
  );
});

test('other rules than those that it was played by are told', () => {
  expect(spokenOrigin({ rules: 1, failure: null }, 2)).toBe('This match was played by rules 1, and these are rules 2.');
  expect(spokenOrigin({ rules: 1, failure: null }, 1)).toBe('');
});
