// Where the eye rests in the picture of the hill.
import type { View } from '@undertow/client-sdk/dungeon-lords.ts';
import { eyeFor } from '@undertow/web/src/dungeon-lords/board/eye.ts';
import { expect, test } from 'vitest';

const building = { phase: 'event', ended: false } as View;

test('the eye stays on the lane at payday where there is room below it, and sinks where there is not', () => {
  expect(eyeFor(building, 'payday', 720)).toBe('lane');
  expect(eyeFor(building, 'payday', 600)).toBe('dungeon');
  expect(eyeFor(building, 'specialEvent', 600)).toBe('dungeon');
  expect(eyeFor(building, 'planOrders', 600)).toBe('lane');
  expect(eyeFor(building, 'digCells', 720)).toBe('dungeon');
});
