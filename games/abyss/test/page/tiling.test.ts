// Tiles that must all fit into a space.
import { expect, test } from 'vitest';
import { tileWidth } from '../../page/board/tiling.ts';

const space = { width: 350, height: 104, gap: 10, ratio: 0.42 };

test('few tiles stand side by side, many in rows', () => {
  expect(tileWidth(1, space)).toBe(247);
  expect(tileWidth(2, space)).toBe(170);
  expect(tileWidth(4, space)).toBe(111);
});

test('however many there are, they fit', () => {
  for (let count = 1; count <= 24; count++) {
    const tile = tileWidth(count, space);
    const columns = Math.floor((space.width + space.gap) / (tile + space.gap));
    const rows = Math.ceil(count / columns);
    expect(rows * tile * space.ratio + (rows - 1) * space.gap).toBeLessThanOrEqual(space.height);
  }
});
