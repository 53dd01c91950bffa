// What stands below the graph of a match of Dungeon Lords.
import { expect, test } from 'vitest';
import { timesIn } from '../../page/stats/times.ts';

test('the beginning of each year and of its siege stands there', () => {
  const years = [1, 2].flatMap((year) => [1, 2, 3, 4, 5, 6].map((round) => ({ year, round, points: [0] })));
  expect(timesIn({ samples: years })).toEqual([
    { at: 0, year: 1, isSiege: false },
    { at: 4, year: 1, isSiege: true },
    { at: 6, year: 2, isSiege: false },
    { at: 10, year: 2, isSiege: true },
  ]);
});
