// The labels below the line of time stand below their places, do not touch, and stay within the ends of the line.
import { expect, test } from 'vitest';
import { labelsThatFit } from '../../../web/src/replay/timeline.ts';

const LINE = { last: 100, width: 300, gap: 8 };

test('a label stands below its place', () => {
  expect(labelsThatFit([{ at: 50, text: 'Siege' }], LINE)).toEqual([{ at: 50, text: 'Siege', centre: 150 }]);
});

test('a long one at an end stands within the line', () => {
  const [first, last] = labelsThatFit(
    [
      { at: 0, text: 'Belagerung' },
      { at: 98, text: 'Belagerung' },
    ],
    LINE,
  );
  const half = (10 * 6.5) / 2;
  expect((first?.centre ?? 0) - half).toBeGreaterThanOrEqual(-7);
  expect((last?.centre ?? 0) + half).toBeLessThanOrEqual(307);
});

test('of two that would touch the first stays, and what has no text has no label', () => {
  const labels = [
    { at: 10, text: 'spring' },
    { at: 12, text: 'summer' },
    { at: 60 },
    { at: 95, text: 'Belagerung' },
    { at: 99, text: 'x' },
  ];
  expect(labelsThatFit(labels, LINE).map(({ text }) => text)).toEqual(['spring', 'Belagerung']);
});
