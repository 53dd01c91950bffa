// What is worked out anew from each position.
import { expect, test } from 'vitest';
import { keeping } from '../../../web/src/table/kit/keeping.ts';

test('what is equal to what it was is the same, and so is each equal part of what is not', () => {
  const keep = keeping<readonly { readonly cell: number; readonly has: readonly string[] }[]>();
  const first = keep([
    { cell: 1, has: ['imp'] },
    { cell: 2, has: [] },
  ]);
  expect(keep(structuredClone(first))).toBe(first);
  const second = keep([
    { cell: 1, has: ['imp'] },
    { cell: 2, has: ['imp'] },
  ]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toEqual({ cell: 2, has: ['imp'] });
});
