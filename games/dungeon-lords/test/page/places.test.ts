// What lies at a place of the table, as a plan knows it.
import { expect, test } from 'vitest';
import { orderAt, pieceAt, place } from '../../page/board/places.ts';
import type { SeatView } from '../../page/board/seat-view.ts';

const own = { creatures: [{ id: 'troll' }, { id: 'witch' }], traps: ['pendulum', 'trapdoor'] } as unknown as SeatView;

test('a creature and a trap of one’s own are pieces of a plan, by their faces', () => {
  expect(pieceAt(place.creature(2, 1), 2, own)).toBe('creature:witch');
  expect(pieceAt(place.trap(0), 2, own)).toBe('trap:pendulum');
  expect(pieceAt(place.trap(2), 2, own)).toBe(undefined);
});

test('a creature of another seat is none', () => {
  expect(pieceAt(place.creature(1, 1), 2, own)).toBe(undefined);
});

test('an order in hand is one, and what else lies on the table is none', () => {
  expect(orderAt(place.order('mine-gold'))).toBe('mine-gold');
  expect(orderAt(place.house('mine-gold'))).toBe(undefined);
  expect(pieceAt(place.order('mine-gold'), 2, own)).toBe(undefined);
});
