// Who may play rated matches.
import { isRateable } from '@undertow/shared/protocol/rateable.ts';
import { expect, test } from 'vitest';

test('a member may play rated matches; a guest, a bot of the server and a member who is a bot may not', () => {
  expect(isRateable({ kind: 'member' })).toBe(true);
  expect(isRateable({ kind: 'guest' })).toBe(false);
  expect(isRateable({ kind: 'bot' })).toBe(false);
  expect(isRateable({ kind: 'member', bot: true })).toBe(false);
});
