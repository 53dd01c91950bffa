// What the answers of a match were worth: said by what the seats could know, and the same again with the same seed.
import { minds } from '@undertow/bots/bots.ts';
import type { Course, Move } from '@undertow/bots/course.ts';
import { analyse, type Judged, turningPoints } from '@undertow/bots/thinking/analysis.ts';
import { levels, playerOf, trialOf } from '@undertow/bots/thinking/levels.ts';
import { play } from '@undertow/bots/thinking/play.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import { type AnyGame, games } from '@undertow/shared/games.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const game = games.get('abyss')?.game as AnyGame;
const mind = minds.get('abyss') as AnyMind;
const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

/** The first answers of a match among players of this level. */
function beginning(level: string, answers: number): Course {
  const opening = { options: { expansions: [] }, seats: 3, seed: 'fast:5' };
  const player = playerOf(mind, level);
  if (!player) throw new Error(`no level ${level}`);
  const match = Match.start(game, opening.options, opening.seats, opening.seed);
  const moves: Move[] = [];
  for (const { decision, answer } of play(match, [player, player, player], random(1))) {
    if (moves.push({ seat: decision.seat, kind: 'bot', answer }) === answers) break;
  }
  return { beginning: opening, moves };
}

const analysis = (course: Course, seed = 1): (Judged | undefined)[] => [
  ...analyse(game, course, mind, trialOf(mind), { worlds: 2, candidates: 4, random: random(seed) }),
];

test('each answer is judged beside the best ones, and none is better than the best', () => {
  const course = beginning('random', 60);
  const all = analysis(course);
  expect(all).toHaveLength(course.moves.length);
  const judged = all.filter((one) => one !== undefined);
  expect(judged.length).toBeGreaterThan(20);
  for (const { move, seat, answer, chance, best, lost, better, worlds } of judged) {
    expect(course.moves[move]).toMatchObject({ seat, answer });
    const chances = best.map((one) => one.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(Math.max(...chances)).toBeCloseTo(chance + lost);
    expect([chance >= 0, chance <= 1, lost >= 0, better <= worlds]).toEqual([true, true, true, true]);
  }
});

test('is the same again with the same seed', () => {
  const course = beginning('sensible', 30);
  expect(analysis(course)).toEqual(analysis(course));
});

test('turning points are the answers that cost most, in the order of the match', () => {
  const judged = analysis(beginning('random', 60)).filter((one) => one !== undefined);
  const points = turningPoints(judged, 3);
  expect(points).toHaveLength(3);
  const least = Math.min(...points.map(({ lost }) => lost));
  expect(judged.filter(({ lost }) => lost > least)).toHaveLength(2);
  expect(points.map(({ move }) => move)).toEqual(points.map(({ move }) => move).toSorted((a, b) => a - b));
});

test('the levels are offered with the strongest first, and with the time of those that look ahead', () => {
  expect(levels.map(({ level }) => level)).toEqual(['deep', 'keen', 'sensible', 'casual', 'beginner', 'random']);
  const instant = levels.filter(({ milliseconds }) => milliseconds === 0);
  expect(instant.map(({ level }) => level)).toEqual(['sensible', 'random']);
});
