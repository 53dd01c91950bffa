// When what happens in an attack is seen.
import { expect, test } from 'vitest';
import type { FightMoment } from '../../../page/board/fight/fights.ts';
import { FACE, FACES, ROLL, sumsOf, timingOf } from '../../../page/board/fight/timing.ts';

const moment: FightMoment = {
  kind: 'fight',
  space: 'b7',
  assault: { leviathan: 'leviathan-06', beaten: 0, ally: 'crab-3-boost', dice: [4], pearls: 0 },
  isRolled: true,
  levels: null,
  isSlain: false,
};
const withPearls = (pearls: number): FightMoment => ({
  ...moment,
  assault: { ...moment.assault, pearls },
  isRolled: false,
});
const isRising = (times: readonly number[]) => times.every((at, i) => i === 0 || at > (times[i - 1] ?? 0));

test('Ally, roll, sum, and what is reached are seen in this order, and the dice lie before they are added', () => {
  const { thrown, against, end } = timingOf(moment);
  if (!thrown) throw new Error('nothing is thrown');
  expect(isRising([thrown.ally, thrown.roll, thrown.roll + ROLL, thrown.sum, against, end])).toBe(true);
});

test('the faces of a die fill its roll', () => {
  expect(Math.abs(FACES * FACE - ROLL)).toBeLessThan(FACES);
});

test('walls break one after the other, after it is seen what is reached, and then the Leviathan sinks', () => {
  const { against, walls, slain, end, back } = timingOf({ ...moment, levels: 2, isSlain: true });
  expect(walls).toHaveLength(2);
  expect(isRising([against, ...walls, slain ?? 0, end])).toBe(true);
  expect(back).toBeNull();
});

test('the tide runs back only from walls that hold', () => {
  const { against, back, walls, slain } = timingOf({ ...moment, levels: 0 });
  expect(back).toBeGreaterThan(against);
  expect([walls, slain]).toEqual([[], null]);
  expect(timingOf(moment).back).toBeNull();
});

test('where the dice lay before, nothing is thrown again', () => {
  expect(timingOf(withPearls(2)).thrown).toBeNull();
});

test('the sum counts the Ally, then the higher die, then each Pearl', () => {
  const sums = (one: FightMoment) => sumsOf(one.assault, timingOf(one)).map(({ sum }) => sum);
  expect(sums(moment)).toEqual([3, 7]);
  expect(sums({ ...moment, assault: { ...moment.assault, dice: [4, 6] } })).toEqual([3, 9]);
  expect(sums(withPearls(2))).toEqual([7, 8, 9]);
});

test('each sum stands until the next one, and the last one for good', () => {
  const stops = sumsOf(withPearls(3).assault, timingOf(withPearls(3)));
  expect(stops.map(({ until }) => until)).toEqual([...stops.slice(1).map(({ at }) => at), undefined]);
});

test('what is not played has one sum, and before an Ally is sent none', () => {
  expect(sumsOf({ ...moment.assault, pearls: 1 })).toEqual([{ sum: 8, at: 0, until: undefined }]);
  expect(sumsOf({ ...moment.assault, ally: null })).toEqual([]);
});
