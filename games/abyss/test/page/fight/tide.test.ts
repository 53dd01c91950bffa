// The tide of an attack, and the walls in its way.
import { expect, test } from 'vitest';
import { type Assault, tideOf } from '../../../page/board/fight/tide.ts';

/** Resistances of 3, 7 and 5, which bring 1, 2 and 1. */
const beast: Assault = { leviathan: 'leviathan-01', beaten: 0, ally: null, dice: [], pearls: 0 };
const walls = (assault: Assault) => tideOf(assault).walls.map(({ at, isReached }) => [at, isReached]);

test('walls stand at the sums that break them, each with what it brings', () => {
  expect(tideOf(beast).walls).toEqual([
    { at: 3, resistance: 3, reward: 1, isReached: false },
    { at: 10, resistance: 7, reward: 2, isReached: false },
    { at: 15, resistance: 5, reward: 1, isReached: false },
  ]);
});

test('what was beaten before has no wall, and counts no more', () => {
  expect(walls({ ...beast, beaten: 1, ally: 'crab-3', dice: [4] })).toEqual([
    [7, true],
    [12, false],
  ]);
});

test('before an Ally is sent there is no tide', () => {
  expect(tideOf(beast)).toMatchObject({ waves: [], power: 0 });
});

test('the Ally comes first, then the higher die, then the Pearls one by one', () => {
  const { waves, power } = tideOf({ ...beast, ally: 'crab-3-dice', dice: [2, 5], pearls: 2 });
  expect(waves).toEqual([
    { kind: 'ally', from: 0, length: 3 },
    { kind: 'die', from: 3, length: 5 },
    { kind: 'pearl', from: 8, length: 1 },
    { kind: 'pearl', from: 9, length: 1 },
  ]);
  expect(power).toBe(10);
});

test('a wall that is just reached breaks', () => {
  expect(walls({ ...beast, ally: 'crab-5', dice: [5] })).toEqual([
    [3, true],
    [10, true],
    [15, false],
  ]);
});

test('the channel has room for the last wall, for the power, and for Pearls that would still reach something', () => {
  const low = { ...beast, leviathan: 'leviathan-12', ally: 'squid-2' };
  expect(tideOf(low).length).toBe(12);
  expect(tideOf(beast).length).toBe(16);
  expect(tideOf({ ...low, dice: [6], pearls: 7 }).length).toBe(16);
  expect(tideOf({ ...low, dice: [6] }, 20).length).toBe(12);
});
