// Where the masks of the lords stand on the scale of evil.
import { expect, test } from 'vitest';
import { keptWithin } from '../../page/board/lane/marks.ts';

const ROOM = { width: 800, margin: 16, least: 24 };

test('masks that stand within the scale stand where they are', () => {
  expect(keptWithin([24, 24, 300, 776], ROOM)).toEqual([24, 24, 300, 776]);
  expect(keptWithin([], ROOM)).toEqual([]);
});

test('however many stand at an end, none crosses it, and they stand as far apart as before', () => {
  expect(keptWithin([740, 764, 788, 812], ROOM)).toEqual([712, 736, 760, 784]);
  expect(keptWithin([-12, 12, 36, 60], ROOM)).toEqual([16, 40, 64, 88]);
});

test('one on the next place makes room for them, and those farther off do not', () => {
  expect(keptWithin([300, 722, 752, 776, 800], ROOM)).toEqual([300, 712, 736, 760, 784]);
});
