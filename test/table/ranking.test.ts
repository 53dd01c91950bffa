// The order of the seats at the end.
import { rank } from '@undertow/shared/table/ranking.ts';
import { expect, test } from 'vitest';

test('the seat with the highest first key is best', () => {
  expect(rank([[3], [9], [5]])).toEqual({ ranking: [[1], [2], [0]] });
});

test('a tie is broken by the next key, and only a tie', () => {
  expect(
    rank([
      [5, 1, 9],
      [5, 2, 0],
      [6, 0, 0],
    ]),
  ).toEqual({ ranking: [[2], [1], [0]] });
});

test('seats that are equal in everything share their place, in the order of the seats', () => {
  expect(
    rank([
      [5, 1],
      [7, 0],
      [5, 1],
      [7, 0],
    ]),
  ).toEqual({
    ranking: [
      [1, 3],
      [0, 2],
    ],
  });
});

test('a key that is missing counts as nothing', () => {
  expect(rank([[5], [5, 1], [5, 0]])).toEqual({ ranking: [[1], [0, 2]] });
});

test('negative points are worse than none', () => {
  expect(rank([[-1], [0]])).toEqual({ ranking: [[1], [0]] });
});
