// The seat through which one looks at a table.
import { mayChoose, seatShown } from '@undertow/web/src/table/kit/watching.ts';
import { expect, test } from 'vitest';

test('a player sees their own seat, whatever they chose before', () => {
  const player = { mine: 2, chosen: 1, hasEnded: false };
  expect(mayChoose(player)).toBe(false);
  expect(seatShown(player)).toBe(2);
});

test('a spectator chooses, and begins with the first seat', () => {
  expect(seatShown({ mine: null, chosen: null, hasEnded: false })).toBe(0);
  expect(mayChoose({ mine: null, chosen: null, hasEnded: false })).toBe(true);
  expect(seatShown({ mine: null, chosen: 3, hasEnded: false })).toBe(3);
});

test('when it is over, players choose too, and begin with themselves', () => {
  expect(seatShown({ mine: 2, chosen: null, hasEnded: true })).toBe(2);
  expect(seatShown({ mine: 2, chosen: 0, hasEnded: true })).toBe(0);
});
