// A picture of a match: what stands where on its card.
import { BAR, fileNameOf, HEIGHT, type Line, linesOf, WIDTH } from '@undertow/web/src/sharing/card.ts';
import { describe, expect, test } from 'vitest';

function rows(...parts: number[][]) {
  return parts.map((some) => ({ parts: some }));
}

function endOf({ bars }: Line): number {
  return Math.max(BAR, ...bars.map(({ left, width }) => left + width));
}

describe('the rows of a card', () => {
  test.each([1, 2, 3, 4, 5])('stand below each other within it, for %d seats', (seats) => {
    const lines = linesOf(rows(...Array.from({ length: seats }, () => [20, 40])));
    for (const [i, { top, height }] of lines.entries()) {
      expect(top).toBeCloseTo(i === 0 ? top : (lines[i - 1]?.top ?? 0) + height);
      expect(top + height).toBeLessThanOrEqual(HEIGHT - 84 + 0.01);
    }
  });

  test('are all drawn by one measure, and the longest leaves room for the total', () => {
    const [first, second] = linesOf(rows([30, 50], [20, 20])) as [Line, Line];
    expect((endOf(second) - BAR) / (endOf(first) - BAR)).toBeCloseTo(0.5);
    expect(endOf(first)).toBeLessThan(WIDTH - 190);
  });

  test('have their parts one behind the other, without those that are nothing', () => {
    const [{ bars }] = linesOf(rows([30, 0, 10, 60])) as [Line];
    expect(bars.map(({ kind }) => kind)).toEqual([0, 2, 3]);
    for (const [i, { left }] of bars.slice(1).entries()) {
      expect(left).toBeCloseTo((bars[i]?.left ?? 0) + (bars[i]?.width ?? 0));
    }
  });

  test('show what was lost again from their end, and never more than there was', () => {
    const [{ lost, ...line }, poor] = linesOf(rows([40, -6, -2], [3, -9])) as [Line, Line];
    expect(lost?.points).toBe(-8);
    expect((lost?.left ?? 0) + (lost?.width ?? 0)).toBeCloseTo(endOf({ ...line, lost }));
    expect(poor.lost?.left).toBe(BAR);
    expect(poor.lost?.width).toBeCloseTo(endOf(poor) - BAR);
  });

  test('say a number only where it has room', () => {
    const [{ bars }] = linesOf(rows([97, 1])) as [Line];
    expect(bars.map(({ hasNumber }) => hasNumber)).toEqual([true, false]);
  });

  test('are there also where nobody has any points', () => {
    expect(linesOf(rows([0], [])).map(({ bars, lost }) => [bars, lost])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});

describe('the file of a picture', () => {
  test('is named after the table and its end, with what every system takes', () => {
    expect(fileNameOf({ table: 'Shoal of Knives 57', title: 'Žofie wins: by 3/4?' })).toBe(
      'Shoal-of-Knives-57-Žofie-wins-by-3-4.png',
    );
    expect(fileNameOf({ table: '…', title: '' })).toBe('undertow.png');
  });
});
