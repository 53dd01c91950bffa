// The way of what is thrown.
import { arcOf } from '@undertow/web/src/table/kit/arcs.ts';
import { expect, test } from 'vitest';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 20 });

test('a way goes from middle to middle, and is lifted half way', () => {
  const { path, start, end, top } = arcOf(box(0, 0), box(100, 0), 30);
  expect([start, end]).toEqual([
    { x: 5, y: 10 },
    { x: 105, y: 10 },
  ]);
  expect(top).toEqual({ x: 55, y: -20 });
  expect(path).toBe('M5 10Q55 -50 105 10');
});
