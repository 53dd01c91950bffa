// Which arrangement of the table a window gets, and how a low one is divided.
import { expect, test } from 'vitest';
import { arrangementFor, divisionOf, scaleFor, zoomFor } from '../../../web/src/table/kit/arrangement.ts';

test.each([
  [1280, 720, 'wide'],
  [1024, 768, 'medium'],
  [768, 1024, 'narrow'],
  [390, 844, 'phone'],
  // A phone that lies down, and a window of 1280 by 720 at twice its size.
  [844, 390, 'low'],
  [640, 360, 'low'],
  [1280, 499, 'low'],
  [1280, 500, 'wide'],
  // There is no room beside anything.
  [390, 420, 'phone'],
] as const)('a window of %i by %i is %s', (width, height, arrangement) => {
  expect(arrangementFor(width, height)).toBe(arrangement);
});

test('a low window keeps the question and the tabs beside the board, and the hand beneath it', () => {
  expect(divisionOf(844, 390)).toEqual({
    top: 36,
    tabs: 48,
    question: 290,
    event: 20,
    hand: 72,
    width: 506,
    height: 262,
  });
  expect(divisionOf(640, 360)).toEqual({
    top: 36,
    tabs: 44,
    question: 244,
    event: 20,
    hand: 62,
    width: 352,
    height: 242,
  });
});

test('pieces grow with the window up to a limit, and from there on all of it does', () => {
  expect([scaleFor(1280, 720), zoomFor(1280, 720)]).toEqual([1, 1]);
  expect([scaleFor(3840, 2160), zoomFor(3840, 2160)]).toEqual([1.35, 3 / 1.35]);
  expect([scaleFor(640, 360), scaleFor(844, 390), zoomFor(640, 360)]).toEqual([360 / 390, 1, 1]);
});
