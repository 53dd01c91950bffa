// One's own record against the players of the house, summed from what the server has counted.
import { recordsByLevel } from '@undertow/web/src/rivals/records-by-level.ts';
import { expect, test } from 'vitest';

test('matches of two are won, lost or shared; at larger tables it counts how often one was first', () => {
  const met = recordsByLevel([
    { level: 'keen', seats: 2, matches: 6, won: 3, shared: 1 },
    { level: 'keen', seats: 3, matches: 2, won: 1, shared: 0 },
    { level: 'keen', seats: 4, matches: 5, won: 1, shared: 1 },
    { level: 'deep', seats: 4, matches: 1, won: 0, shared: 0 },
  ]);
  expect(met.get('keen')).toEqual({ won: 3, lost: 2, shared: 1, larger: { matches: 7, first: 3 } });
  expect(met.get('deep')).toEqual({ won: 0, lost: 0, shared: 0, larger: { matches: 1, first: 0 } });
  expect(met.get('casual')).toBeUndefined();
});
