// How strong a player is, by the games that they have played.
import { NEWCOMER, ratingOf, type Skill } from '@undertow/server/ratings/skill.ts';
import { skillsAfter } from '@undertow/server/ratings/skills-after.ts';
import fc from 'fast-check';
import { rate } from 'openskill';
import { describe, expect, test } from 'vitest';

const skill = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
  games: fc.nat(1000),
});
const places = fc.array(fc.array(skill, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 });
/** Of those who share a place, some have no rating, as guests. */
const sparsePlaces = fc.array(fc.array(skill, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
const strictPlaces = fc.array(fc.tuple(skill), { minLength: 2, maxLength: 5 });

/** Matches in which the better one always wins. */
function climb(games: number): [Skill, Skill] {
  let best: Skill = NEWCOMER;
  let last: Skill = NEWCOMER;
  for (let i = 0; i < games; i++) {
    const [[first] = [], [second] = []] = skillsAfter([[best], [last]]);
    best = first as Skill;
    last = second as Skill;
  }
  return [best, last];
}

describe('a rating', () => {
  test('begins in the middle', () => {
    expect(ratingOf(NEWCOMER)).toBe(1500);
  });

  test('rises by winning and falls by losing, in steps that people can feel', () => {
    const [[first] = [], [second] = []] = skillsAfter([[NEWCOMER], [NEWCOMER]]);
    expect([ratingOf(first as Skill), ratingOf(second as Skill)]).toEqual([1658, 1342]);
  });

  test('of the winner never falls, and that of the last never rises', () => {
    fc.assert(
      fc.property(strictPlaces, (places) => {
        const after = skillsAfter(places);
        expect(ratingOf(after[0]?.[0] as Skill)).toBeGreaterThanOrEqual(ratingOf(places[0]?.[0] as Skill));
        expect(ratingOf(after.at(-1)?.[0] as Skill)).toBeLessThanOrEqual(ratingOf(places.at(-1)?.[0] as Skill));
      }),
    );
  });

  test('is a whole number that is not below zero, whatever happened', () => {
    fc.assert(
      fc.property(places, (places) => {
        for (const after of skillsAfter(places).flat()) {
          expect(Number.isSafeInteger(ratingOf(after))).toBe(true);
          expect(ratingOf(after)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('keeps every player in place, and counts the game for each', () => {
    fc.assert(
      fc.property(places, (places) => {
        const after = skillsAfter(places);
        expect(after.map((place) => place.map(({ games }) => games - 1))).toEqual(
          places.map((place) => place.map(({ games }) => games)),
        );
      }),
    );
  });

  test('is the same for equal players who share a place', () => {
    const [[a, b] = [], [c] = []] = skillsAfter([[NEWCOMER, NEWCOMER], [NEWCOMER]]);
    expect(a).toEqual(b);
    expect(ratingOf(a as Skill)).toBeGreaterThan(1500);
    expect(ratingOf(c as Skill)).toBeLessThan(1500);
  });

  test('falls more the further down one ends', () => {
    const after = skillsAfter([[NEWCOMER], [NEWCOMER], [NEWCOMER], [NEWCOMER]]).map(([one]) => ratingOf(one as Skill));
    expect(after).toEqual(after.toSorted((a, b) => b - a));
    expect(new Set(after).size).toBe(4);
  });

  test('is that of the model as others reckon it', () => {
    fc.assert(
      fc.property(sparsePlaces, (places) => {
        const teams = places.flat().map(({ mu, sigma }) => [{ mu, sigma }]);
        const rank = places.flatMap((players, place) => players.map(() => place));
        const expected = rate(teams, { rank, gamma: () => 1, tau: NEWCOMER.sigma / 100 }).flat();
        for (const [i, { mu, sigma }] of skillsAfter(places).flat().entries()) {
          expect(mu).toBeCloseTo(expected[i]?.mu ?? Number.NaN, 9);
          expect(sigma).toBeCloseTo(expected[i]?.sigma ?? Number.NaN, 9);
        }
      }),
    );
  });

  test('moves less the more is known, and more the less it was expected', () => {
    const [best, last] = climb(30);
    const winOf = (one: Skill, other: Skill) =>
      ratingOf(skillsAfter([[one], [other]])[0]?.[0] as Skill) - ratingOf(one);
    const known = { ...NEWCOMER, sigma: best.sigma };
    expect(winOf(known, known)).toBeLessThan(0.6 * winOf(NEWCOMER, NEWCOMER));
    expect(winOf(last, best)).toBeGreaterThan(10 * winOf(best, last));
  });
});
