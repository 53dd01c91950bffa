// What the answers of a match were worth: said by what the seats could know, and the same again with the same seed.
import { minds } from '@undertow/bots/bots.ts';
import { Analyst, analyse, type Finding, summed, type Tries } from '@undertow/bots/thinking/analysis.ts';
import { type Compared, judgement, turningPoints } from '@undertow/bots/thinking/judgement.ts';
import { levels, playerOf, trialOf } from '@undertow/bots/thinking/levels.ts';
import { play } from '@undertow/bots/thinking/play.ts';
import type { AnyMind } from '@undertow/bots/thinking/trial.ts';
import { games } from '@undertow/games/index.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Journal, Move } from '@undertow/shared/table/journaled-match.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const game = games.get('abyss')?.game as AnyGame;
const mind = minds.get('abyss') as AnyMind;
const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

/** The first answers of a match among players of this level. */
function beginning(level: string, answers: number): Journal {
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

function analyst(journal: Journal, seed = 1): Analyst {
  return new Analyst(game, journal, mind, trialOf(mind), { worlds: 2, candidates: 4, seed });
}

function analysis(journal: Journal): readonly Finding[] {
  return [...analyse(analyst(journal), journal.moves.length)];
}

function judgedIn(findings: readonly Finding[]) {
  return findings.flatMap(({ judged }) => judged ?? []);
}

test('each answer is judged beside the best ones, and none is better than the best', () => {
  const journal = beginning('random', 60);
  const all = analysis(journal);
  expect(all).toHaveLength(journal.moves.length + 1);
  const judged = judgedIn(all);
  expect(judged.length).toBeGreaterThan(20);
  for (const { move, seat, answer, chance, best, lost, better, worlds } of judged) {
    expect(journal.moves[move]).toMatchObject({ seat, answer });
    const chances = best.map((one) => one.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(Math.max(...chances)).toBeCloseTo(chance + lost, 3);
    expect([chance >= 0, chance <= 1, lost >= 0, better <= worlds]).toEqual([true, true, true, true]);
  }
});

test('is the same again with the same seed', () => {
  const journal = beginning('sensible', 30);
  expect(analysis(journal)).toEqual(analysis(journal));
});

test('at every position the chances of all seats fill the whole', () => {
  for (const { chances } of analysis(beginning('sensible', 30))) {
    expect(chances).toHaveLength(3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  }
});

test('finds the same bit by bit, in several threads, as at once', () => {
  const journal = beginning('sensible', 12);
  const threads = [analyst(journal), analyst(journal)];
  let bits = 0;
  const findings = Array.from({ length: journal.moves.length + 1 }, (_, position) => {
    let tries: Tries = [];
    for (;;) {
      const bit = (threads[bits++ % 2] as Analyst).goOn(position, tries, { isTimeUp: () => true, isLast: false });
      if ('finding' in bit) return bit.finding;
      expect(bit.tries.length).toBeLessThanOrEqual(2);
      // The last of the worlds may end with the time.
      tries = bit.tries;
    }
  });
  expect(findings).toEqual(analysis(journal));
  expect(bits).toBeGreaterThan(findings.length);
});

test('what was tried by the last of its time is judged, though it is less than it should be', () => {
  const journal = beginning('sensible', 12);
  const full = judgedIn(analysis(journal)).map(({ move }) => move);
  const cut = full.map((move) => analyst(journal).goOn(move, [], { isTimeUp: () => true, isLast: true }));
  expect(cut).toEqual(
    full.map((move) => ({
      finding: expect.objectContaining({ judged: expect.objectContaining({ move, worlds: 1 }) }),
    })),
  );
});

test('is summed up by what was judged, with the answers that changed most', () => {
  const about = { id: 'abcdefghij', game: 'abyss', rules: 1 };
  const findings = analysis(beginning('random', 20));
  const { judged, turningPoints: points, chances, ...rest } = summed(about, findings);
  expect(rest).toEqual(about);
  expect(judged).toEqual(judgedIn(findings));
  expect(chances).toHaveLength(21);
  expect(points).toEqual(turningPoints(judged).map(({ move }) => move));
});

test('an answer has gained something if it is the best one, and not the one that is seen first', () => {
  for (const { gained } of judgedIn(analysis(beginning('sensible', 40)))) expect(gained).toBe(0);
  const situation = { decision: { seat: 0, prompt: 'what' } } as unknown as Compared['situation'];
  const answers = ['given', 'first', 'other'];
  const judged = (tries: readonly (readonly number[])[], isExpected = false) => {
    const results = tries.map((values) => values.map((value) => ({ value, counts: [] })));
    return judgement(3, { situation, answers, isExpected }, results);
  };
  expect(
    judged([
      [0.5, 0.2, 0.3],
      [0.4, 0.1, 0.3],
    ]),
  ).toMatchObject({ lost: 0, gained: 0.15, better: 2, worlds: 2 });
  expect(
    judged(
      [
        [0.5, 0.2, 0.3],
        [0.4, 0.1, 0.3],
      ],
      true,
    ).gained,
  ).toBe(0);
  expect(
    judged([
      [0.2, 0.4, 0],
      [0.3, 0.2, 0],
    ]),
  ).toMatchObject({ lost: 0.05, gained: 0, better: 1 });
});

test('it is said what each of the best answers brings beside the given one, and that one beside the best of the others', () => {
  const situation = { decision: { seat: 0, prompt: 'what' } } as unknown as Compared['situation'];
  const gauges = ['gold', 'food'].map((what) => ({ what, weight: 1, of: () => 0 }));
  const compared = { situation, answers: ['given', 'first', 'other'], isExpected: false };
  const world = (value: number, gold: number, food: number) => ({ value, counts: [gold, food] });
  const brings = (given: number) => {
    const tries = [[world(given, 1, 5), world(0.4, 4, 5), world(0.1, 1, 3)]];
    return Object.fromEntries(judgement(3, compared, tries, gauges).best.map((one) => [one.answer, one.brings]));
  };
  const others = { first: [{ what: 'gold', by: 3 }], other: [{ what: 'food', by: -2 }] };
  const given = [{ what: 'gold', by: -3 }];
  expect(brings(0.5)).toEqual({ ...others, given });
  expect(brings(0.2)).toEqual({ ...others, given });
});

const one = { ...{ move: 0, seat: 0, prompt: 'what', answer: 'a', chance: 0.5, best: [] }, lost: 0, gained: 0 };
const sure = { ...one, margin: 0.05, better: 9, worlds: 12 };

test('turning points are the answers that surely cost or gained most, in the order of the match', () => {
  const judged = [0.1, 0.3, 0, 0.2].map((lost, move) => ({ ...sure, move, lost, gained: move === 2 ? 0.25 : 0 }));
  expect(turningPoints(judged, 3).map(({ move }) => move)).toEqual([1, 2, 3]);
});

test('what the samples leave open is no turning point, however much it may have cost or gained', () => {
  for (const change of [{ lost: 0.2 }, { gained: 0.2 }]) {
    expect(turningPoints([{ ...sure, ...change }])).toHaveLength(1);
    expect(turningPoints([{ ...sure, ...change, margin: 0.2 }])).toEqual([]);
    expect(turningPoints([{ ...sure, ...change, better: 6 }])).toEqual([]);
  }
});

test('where all answers were worked out, the samples do not say which was the best one', () => {
  const solution = { ...{ exact: true, answers: 9, points: 2, best: [], equals: 1, spread: [] }, better: 0 };
  expect(turningPoints([{ ...sure, lost: 0.2, solution }])).toEqual([]);
  expect(turningPoints([{ ...sure, gained: 0.2, solution }])).toHaveLength(1);
  expect(turningPoints([{ ...sure, gained: 0.2, solution: { ...solution, better: 1 } }])).toEqual([]);
});

test('the levels are offered with the strongest first, and with the time of those that look ahead', () => {
  expect(levels.map(({ level }) => level)).toEqual(['deep', 'keen', 'sensible', 'casual', 'beginner', 'random']);
  const instant = levels.filter(({ milliseconds }) => milliseconds === 0);
  expect(instant.map(({ level }) => level)).toEqual(['sensible', 'random']);
});
