// What a player has gained is seen beside the number that has grown.
import { expect, test } from 'vitest';
import type { View } from '../../../client.ts';
import { risesOf } from '../../../page/motion/rises.ts';

function view(seats: readonly [pearls: number, points: number][], nebulis?: readonly number[]): View {
  return {
    seats: seats.map(([pearls, total]) => ({ pearls, score: { total } })),
    expansions: nebulis ? { kraken: { nebulis } } : {},
  } as unknown as View;
}

test('Pearls and points that are gained rise, what is lost does not', () => {
  expect(
    risesOf(
      view([
        [1, 10],
        [5, 4],
      ]),
      view([
        [3, 16],
        [2, 4],
      ]),
    ),
  ).toEqual([
    { anchor: 'purse:0', by: 2, sign: 'pearl' },
    { anchor: 'points:0', by: 6, sign: null },
  ]);
});

test('Nebulis rise too', () => {
  expect(risesOf(view([[0, 0]], [1]), view([[0, -2]], [3]))).toEqual([{ anchor: 'purse:0', by: 2, sign: 'nebulis' }]);
});

test('where nothing changes nothing rises', () => {
  expect(risesOf(view([[1, 1]]), view([[1, 1]]))).toEqual([]);
});
