// The arithmetic of the ladder: who sits where, and what the results say.
import { chosen } from '@undertow/bots/ladder/choices.ts';
import type { Result } from '@undertow/bots/ladder/contest.ts';
import { pairings } from '@undertow/bots/ladder/pairings.ts';
import { ratingsOf } from '@undertow/bots/ladder/ratings.ts';
import { standings } from '@undertow/bots/ladder/standings.ts';
import { wilson } from '@undertow/bots/ladder/wilson.ts';
import { describe, expect, test } from 'vitest';

const SETTING = { options: {}, seats: 4 };
const contest = (players: readonly string[], matches: number, seats = 4) => [
  ...pairings({ game: 'a game', setting: { ...SETTING, seats }, players, matches, seed: 1 }),
];

describe('the interval of a share', () => {
  test.for([
    // From the tables of Newcombe (1998).
    { won: 81, tries: 263, low: 0.2553, high: 0.3662 },
    { won: 15, tries: 148, low: 0.0624, high: 0.1605 },
    { won: 0, tries: 20, low: 0, high: 0.1611 },
    { won: 1, tries: 29, low: 0.0061, high: 0.1718 },
  ])('of $won in $tries is as in the tables', ({ won, tries, low, high }) => {
    const interval = wilson(won, tries);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('of no tries at all is everything', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the seats of a contest', () => {
  test('are held by each player equally often, in the same deals', () => {
    const held = contest(['keen', 'sensible', 'sensible', 'sensible'], 8);
    const seatsOfKeen = held.map(({ seed, players }) => [seed, players.indexOf('keen')]);
    const [first, second] = [held[0]?.seed, held[4]?.seed];
    expect(first).not.toBe(second);
    expect(seatsOfKeen.slice(0, 4)).toEqual([0, 3, 2, 1].map((seat) => [first, seat]));
    expect(seatsOfKeen.slice(4)).toEqual([0, 3, 2, 1].map((seat) => [second, seat]));
  });

  test('go to fewer players in turns', () => {
    expect(contest(['a', 'b'], 2).map(({ players }) => players.join(''))).toEqual(['abab', 'baba']);
  });

  test('go to some of more players at a time', () => {
    expect(contest(['a', 'b', 'c'], 3, 2).map(({ players }) => players.join(''))).toEqual(['ab', 'bc', 'ca']);
  });

  test('of another seed are other deals', () => {
    const deals = (seed: number) =>
      [...pairings({ game: 'a game', setting: SETTING, players: ['a', 'b'], matches: 20, seed })].map(
        (one) => one.seed,
      );
    expect(deals(1).filter((deal) => deals(2).includes(deal))).toEqual([]);
  });
});

describe('ratings', () => {
  const duels = (one: string, other: string, won: number, lost: number) => [
    ...Array(won).fill({ one, other, won: 1 }),
    ...Array(lost).fill({ one, other, won: 0 }),
  ];

  test('are 400 points apart where one wins ten times as often', () => {
    const ratings = ratingsOf(['a', 'b'], duels('a', 'b', 1000, 100));
    expect((ratings.get('a') ?? 0) - (ratings.get('b') ?? 0)).toBeCloseTo(400, -1);
  });

  test('compare players who never met', () => {
    const ratings = ratingsOf(['a', 'b', 'c'], [...duels('a', 'b', 600, 300), ...duels('b', 'c', 600, 300)]);
    expect((ratings.get('a') ?? 0) - (ratings.get('c') ?? 0)).toBeCloseTo(2 * 400 * Math.log10(2), -1);
  });

  test('are finite for who has won everything', () => {
    expect(ratingsOf(['a', 'b'], duels('a', 'b', 10, 0)).get('a')).toBeLessThan(1000);
  });
});

test('a row counts all seats of its player, and a part of a victory that is shared', () => {
  const [one, other] = contest(['a', 'b'], 2, 2);
  if (!one || !other) throw new Error('there are two');
  const results: Result[] = [
    { pairing: one, won: [1, 0], places: [0, 1], points: [80, 60], decisions: [10, 5], ms: [20, 5], longest: [9, 1] },
    {
      pairing: other,
      won: [0.5, 0.5],
      places: [0, 0],
      points: [70, 90],
      decisions: [5, 10],
      ms: [1, 10],
      longest: [1, 4],
    },
  ];
  const [first, second] = standings(results);
  expect(first).toMatchObject({
    player: 'a',
    matches: 2,
    wins: 1.5,
    winRate: 0.75,
    meanPoints: 85,
    msPerDecision: 1.5,
  });
  expect(first).toMatchObject({ longestMs: 9, ...wilson(1.5, 2) });
  expect(second).toMatchObject({ player: 'b', wins: 0.5, meanPoints: 65, decisions: 10 });
  expect(first?.rating).toBeGreaterThan(second?.rating ?? 0);
});

describe('what a game is played with', () => {
  const many = {
    id: 'extras',
    name: 'Extras',
    many: true,
    values: ['a', 'b', 'c'].map((value) => ({ value, name: value })),
    default: [],
  };
  const one = { ...many, id: 'rules', many: false, default: 'a' };

  test.for([
    ['none', []],
    ['all', ['a', 'b', 'c']],
    ['c+a', ['a', 'c']],
    [undefined, []],
  ] as const)('%s is read', ([given, value]) => {
    expect(chosen(many, given)).toEqual(value);
  });

  test('is one value where only one can be chosen', () => {
    expect(chosen(one, 'b')).toBe('b');
    expect(() => chosen(one, 'd')).toThrow('a, b, c');
  });
});
