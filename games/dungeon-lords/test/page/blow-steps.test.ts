// When what is seen of a trap: its damage is written before icons strike points out, and falls last.
import { expect, test } from 'vitest';
import { stepsOf } from '../../page/motion/blow-steps.ts';

const hit = (damage: number, prevented: number) => ({
  ...{ at: 'hero:0:y1-thief-1', hero: 'y1-thief-1', damage, prevented },
});

test('a trap writes all its damage over each hero before the first icon strikes a point out', () => {
  const steps = stepsOf({ trap: 'pendulum', isWritten: true, hits: [hit(1, 2), hit(3, 0)] });
  const snips = steps.flatMap((step) => step.snips);
  expect(steps.map(({ written }) => written[0]?.left)).toEqual([3, 3]);
  for (const { written } of steps) expect(written[0]?.from).toBeLessThan(Math.min(...snips));
});

test('points go out one by one from the foremost hero on, and the number over him falls with each', () => {
  const [first, second] = stepsOf({ trap: undefined, isWritten: true, hits: [hit(1, 2), hit(0, 1)] });
  expect(first?.written.map(({ left }) => left)).toEqual([3, 2, 1]);
  expect(second?.written.map(({ left }) => left)).toEqual([1, 0]);
  const snips = [...(first?.snips ?? []), ...(second?.snips ?? [])];
  expect(snips).toEqual(snips.toSorted((one, other) => one - other));
  expect(new Set(snips).size).toBe(3);
});

test('the rest falls when all points are out, on one hero after the other', () => {
  const [first, second] = stepsOf({ trap: 'pendulum', isWritten: true, hits: [hit(1, 2), hit(3, 0)] });
  expect(first?.after).toBeGreaterThan(Math.max(...(first?.snips ?? [])));
  expect(second?.after).toBeGreaterThan(first?.after ?? 0);
  for (const step of [first, second]) expect(step?.written.at(-1)?.until).toBe(step?.after);
});

test('a creature strikes at once, and writes nothing before', () => {
  const [step] = stepsOf({ trap: undefined, isWritten: false, hits: [hit(3, 1)] });
  expect(step).toMatchObject({ written: [], snips: [], after: 0 });
});
