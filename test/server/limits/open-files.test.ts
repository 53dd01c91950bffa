// How many connections a process can hold.
import { mostConnections } from '@undertow/server/limits/open-files.ts';
import { expect, test } from 'vitest';

function limits(files: string): string {
  return `Limit                     Soft Limit           Hard Limit           Units
Max processes             63432                63432                processes
Max open files            ${files.padEnd(20)} 1048576              files     `;
}

test.each([
  ['65536', 65_408],
  ['2048', 1920],
  ['200', 100],
  ['unlimited', Number.POSITIVE_INFINITY],
])('of %s files so many may be connections', (files, most) => {
  expect(mostConnections(limits(files))).toBe(most);
});

test('where the system says nothing, there is no bound', () => {
  expect(mostConnections('')).toBe(Number.POSITIVE_INFINITY);
});

test('this system says something that can be used', () => {
  expect(mostConnections()).toBeGreaterThan(100);
});
