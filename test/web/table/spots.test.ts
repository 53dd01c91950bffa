// Where a piece is shown at full size while a person looks at it.
import { expect, test } from 'vitest';
import { type Area, spotBeside } from '../../../web/src/table/kit/spots.ts';

const window = { left: 0, top: 0, right: 1280, bottom: 720 };
/** What is left of it below the notices of operators. */
const room = { ...window, top: 90 };
const card = { width: 260, height: 300 };
const question = { left: 220, top: 400, right: 1030, bottom: 490 };

const piece = (left: number, top: number): Area => ({ left, top, right: left + 80, bottom: top + 100 });

test('the card stands beside the piece, on the side with room', () => {
  expect(spotBeside(piece(300, 250), card, window)).toEqual({ left: 392, top: 150 });
  expect(spotBeside(piece(1100, 250), card, window)).toEqual({ left: 828, top: 150 });
});

test('it keeps away from the edges of the window, and from what stands at the top of it', () => {
  expect(spotBeside(piece(300, 20), card, window).top).toBe(8);
  expect(spotBeside(piece(300, 110), card, room).top).toBe(98);
  expect(spotBeside(piece(300, 600), card, window).top).toBe(412);
  expect(spotBeside(piece(300, 600), card, room).top).toBe(412);
  // One that is higher than the room begins where that begins.
  expect(spotBeside(piece(300, 400), { ...card, height: 640 }, room).top).toBe(98);
});

test('it does not cover the question, unless there is room for it nowhere else', () => {
  expect(spotBeside(piece(300, 280), card, window, question).top).toBe(96);
  // What lies on the question is shown above it.
  expect(spotBeside(piece(900, 395), card, window, question).top).toBe(96);
  expect(spotBeside(piece(300, 510), { ...card, height: 200 }, window, question).top).toBe(494);
  // What lies below the question goes above it where it is too high.
  expect(spotBeside(piece(300, 600), card, window, question).top).toBe(96);
  expect(spotBeside(piece(300, 600), card, room, question).top).toBe(98);
});
