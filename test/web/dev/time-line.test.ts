// The line of time has a dot for each answer in the row of its seat, and says where its parts begin.
import type { CourseStep } from '@undertow/authoring/dev/wire.ts';
import { expect, test } from 'vitest';
import { drawingOf, headingIn } from '../../../web/src/dev/time-line.ts';

const step = (seat: number, ...types: readonly string[]): CourseStep => ({
  ...{ seat, prompt: 'speak', answer: 'yes' },
  events: types.map((type) => ({ type })),
});
const headingOf = ({ type }: { readonly type: string }) => (type.startsWith('round') ? type : undefined);
const course = { began: [{ type: 'round 1' }], steps: [step(0, 'said'), step(1, 'said', 'round 2')], branch: null };

test('each answer is a dot in the row of its seat', () => {
  expect(drawingOf(course, headingOf).dots).toEqual([
    { at: 1, seat: 0 },
    { at: 2, seat: 1 },
  ]);
});

test('a part begins behind the answer that told of it, or with the match', () => {
  expect(drawingOf(course, headingOf).marks).toEqual([
    { at: 0, text: 'round 1' },
    { at: 2, text: 'round 2' },
  ]);
});

test('a branch stands behind the answer that was given otherwise, and has room', () => {
  const drawn = drawingOf({ ...course, branch: { at: 1, steps: [step(1), step(0), step(1)] } }, headingOf);
  expect(drawn.branch.map(({ at }) => at)).toEqual([2, 3, 4]);
  expect(drawn.last).toBe(4);
});

test('a few numbers stand below it, however long it is', () => {
  const long = { ...course, steps: Array.from({ length: 137 }, () => step(0)) };
  expect(drawingOf(long, headingOf).scale).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(drawingOf({ ...course, steps: [] }, headingOf)).toMatchObject({ last: 1, scale: [0, 1] });
});

test('a heading ends where the next one begins, and is left out where nothing of it could be read', () => {
  expect([200, 65, 20].map((room) => headingIn('Lot 10: Wine', room))).toEqual(['Lot 10: Wine', 'Lot 10: W…', '']);
});
