// What is equal keeps its identity from one position to the next.
import { derivedSharing } from '@undertow/web/src/table/kit/derived-sharing.ts';
import { expect, test } from 'vitest';

test('what is equal to what it was is the same, and so is each equal part of what is not', () => {
  const keep = derivedSharing<readonly { readonly cell: number; readonly has: readonly string[] }[]>();
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
