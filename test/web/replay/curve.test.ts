// The water of an analysis: layers that fill it, and the way from one turning point to the next.
import { expect, test } from 'vitest';
import { layersOf, middleOf, pointFrom, within } from '../../../web/src/replay/analysis/curve.ts';

test('layers lie upon each other in the order of the seats, and fill the whole', () => {
  const chances = [
    [0.5, 0.25, 0.25],
    [1, 0, 0],
  ];
  expect(layersOf(chances, { width: 100, height: 40 })).toEqual([
    'M0.0 0.0L100.0 0.0L100.0 40.0L0.0 20.0Z',
    'M0.0 20.0L100.0 40.0L100.0 40.0L0.0 30.0Z',
    'M0.0 30.0L100.0 40.0L100.0 40.0L0.0 40.0Z',
  ]);
});

test('layers end where is known how the chances stood, as long as there is more to come', () => {
  const chances = [
    [0.5, 0.5],
    [1, 0],
  ];
  expect(layersOf(chances, { width: 100, height: 40 }, 4)[0]).toBe('M0.0 0.0L25.0 0.0L25.0 40.0L0.0 20.0Z');
});

test('what a layer says stands in its middle', () => {
  expect([0, 1].map((seat) => middleOf([0.5, 0.25, 0.25], seat))).toEqual([0.25, 0.625]);
});

test('leads to the turning point before and behind, and stays where there is none', () => {
  const points = [3, 8];
  expect([0, 3, 8].map((position) => pointFrom(points, position, 1))).toEqual([3, 8, 8]);
  expect([9, 8, 3].map((position) => pointFrom(points, position, -1))).toEqual([8, 3, 3]);
});

test('buoys at the ends are moved inwards, and stay apart', () => {
  expect(within([-6, 4, 50, 94], 10, 100)).toEqual([5, 15, 50, 94]);
  expect(within([10, 90, 100, 110], 10, 100)).toEqual([10, 75, 85, 95]);
});
