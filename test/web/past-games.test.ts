// What the web client makes of the past games of a person.
import type { Table } from '@undertow/client-sdk/index.ts';
import { placeOf, ratingCurve, scaleOf } from '@undertow/web/src/people/past-games.ts';
import { describe, expect, test } from 'vitest';

const ADA = 'ada000000000';

/** A game in which Ada sat on the first of three seats. */
function game(started: number, rating: number | undefined, rest: Partial<Table> = {}): Table {
  const seat = (id: string) => ({
    person: { id, name: id, kind: 'member' as const },
    ready: true,
    connected: true,
    automatic: false,
    resigned: false,
  });
  const own = rating === undefined ? {} : { rating: { rating, games: 1, provisional: false } };
  return {
    ...{ id: `${started}`, game: 'abyss', options: {}, status: 'ended', owner: null, time: 'live', access: 'public' },
    ...{
      rated: true,
      spectators: { allowed: true, delay: 0 },
      bots: false,
      created: started,
      started,
      ended: started + 5,
    },
    ...{ ranking: [[1], [0], [2]], commitment: null, watching: 0, rematch: null },
    seats: [{ ...seat(ADA), ...own }, seat('bo'), seat('cid')],
    ...rest,
  };
}

describe('a place', () => {
  test('counts all players before, and is shared', () => {
    expect(placeOf(game(1, 1500), ADA)).toBe(2);
    expect(placeOf(game(1, 1500, { ranking: [[1, 2], [0]] }), ADA)).toBe(3);
    expect(placeOf(game(1, 1500, { ranking: [[0, 1], [2]] }), ADA)).toBe(1);
  });

  test('is not known of a game that was left open', () => {
    expect(placeOf(game(1, 1500, { ranking: null }), ADA)).toBeUndefined();
  });
});

describe('the curve of a rating', () => {
  const now = { rating: 1600, games: 3, provisional: false };

  test('goes from the first game that knew a rating to now', () => {
    const games = [game(30, 1550), game(10, undefined), game(20, 1480)];
    expect(ratingCurve(games, ADA, 'abyss', now)).toEqual([
      { time: 20, rating: 1480 },
      { time: 30, rating: 1550 },
      { time: 35, rating: 1600 },
    ]);
  });

  test('leaves out what does not count', () => {
    const games = [
      game(10, 1500, { rated: false }),
      game(20, 1500, { game: 'other' }),
      game(30, 1500, { ranking: null }),
    ];
    expect(ratingCurve(games, ADA, 'abyss', now)).toEqual([]);
  });

  test('is drawn with room around it and few round lines', () => {
    for (const ratings of [[1500], [1500, 1510], [900, 2100], [1033, 1567]]) {
      const { min, max, marks } = scaleOf(ratings.map((rating, time) => ({ time, rating })));
      expect(min).toBeLessThan(Math.min(...ratings));
      expect(max).toBeGreaterThan(Math.max(...ratings));
      expect(marks.length).toBeGreaterThanOrEqual(3);
      expect(marks.length).toBeLessThanOrEqual(9);
      for (const mark of marks) expect(mark % 50).toBe(0);
    }
  });
});
