// Where the eye rests in the picture of the hill.
import { expect, test } from 'vitest';
import type { View } from '../../client.ts';
import { heightFor } from '../../page/board/heights.ts';

const building = { phase: 'event', ended: false } as View;

test('the eye stays on the lane at payday where there is room below it, and sinks where there is not', () => {
  expect(heightFor(building, 'payday', 720)).toBe('lane');
  expect(heightFor(building, 'payday', 600)).toBe('dungeon');
  expect(heightFor(building, 'specialEvent', 600)).toBe('dungeon');
  expect(heightFor(building, 'planOrders', 600)).toBe('lane');
  expect(heightFor(building, 'digCells', 720)).toBe('dungeon');
});
