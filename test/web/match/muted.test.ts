// The persons that one has muted, as the browser remembers them.
import { mutedIn, withMuted } from '@undertow/web/src/match/muted.ts';
import { expect, test } from 'vitest';

const ada = { id: 'a', name: 'Ada' };
const wen = { id: 'w', name: 'Wen' };

test('a person is muted once, and heard again', () => {
  const muted = withMuted(withMuted([], ada, true), { ...ada, name: 'Ada Two' }, true);
  expect(muted).toEqual([{ id: 'a', name: 'Ada Two' }]);
  expect(withMuted([ada, wen], ada, false)).toEqual([wen]);
});

test('what was kept is read again, whatever stands there', () => {
  expect(mutedIn(JSON.stringify([ada, wen]))).toEqual([ada, wen]);
  for (const text of [null, '', '{', '3', '[1, null, {"id": "x"}]']) expect(mutedIn(text)).toEqual([]);
});
