// Where a note of a lesson stands.
import { noteBeside } from '@undertow/web/src/learn/placing.ts';
import { expect, test } from 'vitest';

const room = { left: 0, top: 40, width: 1280, height: 680 };
const size = { width: 300, height: 150 };

test('A note stands beside what it speaks of, where it covers nothing that is to be read', () => {
  const anchor = { left: 200, top: 300, width: 100, height: 100 };
  expect(noteBeside(anchor, size, room, [])).toMatchObject({ left: 318, top: 275 });
  const question = { left: 310, top: 200, width: 900, height: 200 };
  expect(noteBeside(anchor, size, room, [question])).toMatchObject({ left: 100, top: 418 });
});

test('A note about something large stands in a corner of the room rather than over the question', () => {
  const dungeon = { left: 220, top: 220, width: 810, height: 500 };
  const question = { left: 220, top: 120, width: 810, height: 90 };
  const cell = { left: 700, top: 560, width: 130, height: 100 };
  expect(noteBeside(dungeon, size, room, [question, cell])).toMatchObject({ left: 968, top: 558 });
});

test('A note steps aside from what it speaks of, to where nothing is to be read', () => {
  const low = { left: 0, top: 28, width: 844, height: 362 };
  const small = { width: 266, height: 180 };
  const lane = { left: 50, top: 110, width: 506, height: 262 };
  const words = { left: 566, top: 36, width: 268, height: 60 };
  const place = noteBeside(lane, small, low, [words]);
  expect(place.left).toBeGreaterThanOrEqual(lane.left + lane.width);
  expect(place.top).toBeGreaterThanOrEqual(words.top + words.height);
});

test('Of something that reaches beyond the window, what is seen of it stays in sight', () => {
  const year = { left: 8, top: 560, width: 1264, height: 400 };
  expect(noteBeside(year, size, room, [])).toMatchObject({ top: 392 });
});

test('A note stands rather beside what it speaks of, over a little of something else, than far away', () => {
  const wide = { left: 0, top: 40, width: 1440, height: 860 };
  const orders = { left: 258, top: 772, width: 895, height: 124 };
  const dungeon = { left: 270, top: 515, width: 430, height: 250 };
  const others = { left: 1160, top: 40, width: 280, height: 860 };
  const stores = { left: 10, top: 520, width: 230, height: 170 };
  const { top, height } = noteBeside(orders, size, wide, [dungeon, stores, others]);
  expect(orders.top - (top + height)).toBeLessThan(60);
});
