// Giving up as the others at the table hear of it.
import type { Table } from '@undertow/client-sdk/index.ts';
import { expect, test } from 'vitest';
import { departuresBetween, woven } from '../../../web/src/match/departures.ts';

function table(resigned: readonly boolean[], rated = false): Table {
  const seats = resigned.map((resigned, seat) => ({ person: { id: `${seat}`, kind: 'guest' }, resigned }));
  return { seats, rated } as unknown as Table;
}

test('who gives up is told once, with the place in the log where it belongs', () => {
  const [before, after] = [table([false, false, true, false]), table([true, false, true, false])];
  expect(departuresBetween(before, after, 7)).toEqual([{ seat: 0, outcome: 'bot', version: 7 }]);
  expect(departuresBetween(after, after, 8)).toEqual([]);
});

test.each([
  [[true, false], false, 'won'],
  [[true, true, false], false, 'bot'],
  [[true, false], true, 'won'],
  [[true, false, false], true, 'bot'],
  [[true, true], false, 'over'],
] as const)('of seats given up %j at a table rated: %s, the outcome is: %s', (resigned, rated, outcome) => {
  const before = table([false, ...resigned.slice(1)], rated);
  expect(departuresBetween(before, table(resigned, rated), 1)).toMatchObject([{ seat: 0, outcome }]);
});

test('a line stands behind what had been told before it', () => {
  const lines = [1, 2, 2, 3].map((version) => ({ version, is: 'line' }));
  const among = woven(lines, [{ version: 2, is: 'departure' }]);
  expect(among.map(({ is }) => is)).toEqual(['line', 'line', 'line', 'departure', 'line']);
});
