// What helps to learn: notes that hide nothing.
import { describe, expect, test } from 'vitest';
import { type Box, noteBeside } from '../../../web/src/learn/placing.ts';

describe('a note', () => {
  const note = { width: 300, height: 150 };
  const room = { left: 0, top: 0, width: 1280, height: 720 };
  const touches = (a: Box, b: Box) =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

  test.each([
    { left: 80, top: 60, width: 90, height: 120 },
    { left: 1100, top: 60, width: 90, height: 120 },
    { left: 230, top: 40, width: 790, height: 220 },
    { left: 230, top: 600, width: 790, height: 110 },
  ])('lies beside %o, inside the window', (anchor) => {
    const box = noteBeside(anchor, note, room, []);
    expect(touches(box, anchor)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(room.width);
    expect(box.top + box.height).toBeLessThanOrEqual(room.height);
  });

  test('does not lie on the buttons of the question if there is another place', () => {
    const anchor = { left: 400, top: 300, width: 80, height: 100 };
    const buttons = { left: 490, top: 300, width: 300, height: 100 };
    expect(touches(noteBeside(anchor, note, room, [buttons]), buttons)).toBe(false);
  });

  test('goes to the lower corner of a low window where all beside its thing is to be read or pressed', () => {
    const low = { left: 0, top: 0, width: 640, height: 360 };
    const small = { width: 220, height: 160 };
    const card = { left: 130, top: 50, width: 80, height: 115 };
    const question = { left: 412, top: 40, width: 216, height: 130 };
    const hand = { left: 44, top: 298, width: 352, height: 62 };
    const box = noteBeside(card, small, low, [question, hand]);
    expect([card, question, hand].filter((one) => touches(box, one))).toEqual([]);
  });

  test('lies in the middle where there is nothing to lie beside', () => {
    expect(noteBeside(undefined, note, room, []).left).toBe(490);
  });

  test('keeps away from what stands at the top of the window, and may go down to its end', () => {
    const below = { ...room, top: 90, height: 630 };
    expect(noteBeside({ left: 400, top: 90, width: 100, height: 20 }, note, below, []).top).toBe(102);
    expect(noteBeside({ left: 400, top: 700, width: 100, height: 20 }, note, below, []).top).toBe(558);
    expect(noteBeside(undefined, note, below, []).top).toBe(146);
  });
});
