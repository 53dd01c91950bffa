// Why an order or a cell may not be chosen, as the table says it.
import { describe, expect, test } from 'vitest';
import { whyNotBuild, whyNotCell, whyNotDig, whyNotOrder } from '../../page/board/mine/why-not.ts';
import type { Cell, Tile } from '../../rules/state.ts';

const SHAFT: readonly Cell[] = [
  [2, 0],
  [2, 1],
  [2, 2],
];

test('an order is out of reach, or no peg is left for it', () => {
  const own = { hand: ['get-food'] };
  expect(whyNotOrder('planOrders', own, 'mine-gold')).toBe('far');
  expect(whyNotOrder('planOrders', own, 'get-food')).toBe('full');
  expect(whyNotOrder('takeBack', own, 'mine-gold')).toBe('used');
  expect(whyNotOrder('initialBlocked', own, 'mine-gold')).toBeUndefined();
});

describe('a cell that cannot be dug', () => {
  test('would close a square, lies apart, or finds no imp left', () => {
    const data = { dungeon: [...SHAFT, [3, 0] as const], min: 0, max: 2 };
    expect(whyNotDig(data, [], [3, 1])).toBe('square');
    expect(whyNotDig(data, [], [0, 3])).toBe('apart');
    expect(whyNotDig(data, ['1,2', '0,2'], [0, 3])).toBe('imps');
    expect(whyNotDig(data, [], [2, 1])).toBeUndefined();
    expect(whyNotDig(data, ['1,2'], [1, 2])).toBeUndefined();
  });

  test('says so while it is asked where to dig, and not when another thing is', () => {
    const dig = { type: 'form', form: 'digCells', data: { dungeon: SHAFT as never, min: 0, max: 2 } } as const;
    const field = { room: undefined, tiles: [] };
    expect(whyNotCell({ prompt: 'digCells', choice: dig }, [], [0, 3], field)).toBe('apart');
    expect(whyNotCell({ prompt: 'mineCells', choice: dig }, [], [0, 3], field)).toBeUndefined();
  });
});

test('a room stands in a tunnel, within its part of the dungeon, and not beside another room', () => {
  const tiles: Tile[] = [
    ...SHAFT.map((cell) => ({ cell, tile: 'tunnel' })),
    { cell: [3, 0], tile: 'tool-shed' },
    { cell: [1, 0], tile: 'tunnel', conquered: true },
  ];
  expect(whyNotBuild('hatchery', tiles, [4, 0])).toBe('noTunnel');
  expect(whyNotBuild('hatchery', tiles, [1, 0])).toBe('noTunnel');
  expect(whyNotBuild('hatchery', tiles, [2, 2])).toBe('outside');
  expect(whyNotBuild('hatchery', tiles, [2, 0])).toBe('beside');
});
