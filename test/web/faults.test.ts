// What the page makes of parts that do not come, and of those that have come and are broken.
import { reportFault } from '@undertow/web/src/browser/faults.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

function reportedOf(problem: unknown): { readonly isFault: boolean; readonly reported: readonly unknown[] } {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => reported.push(fault));
  return { isFault: reportFault(problem), reported };
}

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/Coast-x.js'),
  new TypeError('error loading dynamically imported module: http://localhost/assets/Coast-x.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/Coast-x.css'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new Error('the drawings could not be fetched: 404'),
])('a part that does not come is no fault, and is not reported: %s', (problem) => {
  expect(reportedOf(problem)).toEqual({ isFault: false, reported: [] });
});

test.each([
  new SyntaxError('Unexpected end of input'),
  new SyntaxError("The requested module './index-x.js' does not provide an export named 'a'"),
  new ReferenceError('loaded is not defined'),
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  'broken',
])('a part that is broken is reported: %s', (problem) => {
  expect(reportedOf(problem)).toEqual({ isFault: true, reported: [problem] });
});
