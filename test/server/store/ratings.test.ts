// Ratings as they are kept: no game counts twice or not at all, and the best stand first.
import { leaderboard, putRatings, type RatingRecord, ratingsIn, ratingsOf } from '@undertow/server/store/ratings.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { describe, expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

function rating(person: string, more: Partial<RatingRecord> = {}): RatingRecord {
  return { person, game: 'abyss', mu: 25.123456789, sigma: 25 / 3, games: 1, rating: 1000, ...more };
}

describeStore('ratings', (store) => {
  test('are kept to the last digit, by person and by game', async () => {
    const ratings = [rating('anna'), rating('bert', { rating: 900 }), rating('anna', { game: 'other', mu: 1e-9 })];
    await store().write(putRatings(ratings));
    expect(await ratingsIn(store(), 'abyss', ['anna', 'bert', 'nobody'])).toEqual(
      new Map([
        ['anna', ratings[0]],
        ['bert', ratings[1]],
      ]),
    );
    expect(await ratingsIn(store(), 'abyss', [])).toEqual(new Map());
    expect(await ratingsOf(store(), 'anna')).toEqual([ratings[0], ratings[2]]);
  });

  test('go on from game to game', async () => {
    await store().write(putRatings([rating('anna')]));
    const next = rating('anna', { mu: 26, sigma: 7, games: 2, rating: 1100 });
    await store().write(putRatings([next]));
    expect(await ratingsOf(store(), 'anna')).toEqual([next]);
  });

  test('that were worked out from old ones are refused, for all players of the match', async () => {
    await store().write(putRatings([rating('anna'), rating('bert')]));
    await store().write(putRatings([rating('bert', { games: 2, mu: 27 })]));
    const late = [rating('anna', { games: 2 }), rating('bert', { games: 2, mu: 20 })];
    await expect(store().write(putRatings(late))).rejects.toThrow(Conflict);
    expect((await ratingsOf(store(), 'anna'))[0]?.games).toBe(1);
    expect((await ratingsOf(store(), 'bert'))[0]?.mu).toBe(27);
  });

  test('count two games that end at the same moment, both', async () => {
    const play = async (): Promise<void> => {
      for (;;) {
        const before = (await ratingsIn(store(), 'abyss', ['anna'])).get('anna');
        const games = (before?.games ?? 0) + 1;
        try {
          await store().write(putRatings([rating('anna', { games, mu: games })]));
          return;
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: 10 }, play));
    expect(await ratingsOf(store(), 'anna')).toMatchObject([{ games: 10, mu: 10 }]);
  });

  describe('of the best', () => {
    test('leave out other games and persons who have played too little', async () => {
      await store().write(
        putRatings([
          rating('new', { games: 4, rating: 3000 }),
          rating('good', { games: 5, rating: 1500 }),
          rating('best', { games: 50, rating: 1900 }),
          rating('other', { games: 50, rating: 2500, game: 'other' }),
        ]),
      );
      const page = await leaderboard(store(), 'abyss', { leastGames: 5, limit: 10, offset: 0 });
      expect(page.map(({ person }) => person)).toEqual(['best', 'good']);
    });

    test('come page by page, each once, always in the same order', async () => {
      const people = Array.from({ length: 25 }, (_, i) => rating(`p${i}`, { rating: 1000 + (i % 3) }));
      await store().write(putRatings(people));
      const pages: RatingRecord[] = [];
      for (let offset = 0; offset < 30; offset += 10) {
        pages.push(...(await leaderboard(store(), 'abyss', { leastGames: 1, limit: 10, offset })));
      }
      expect(new Set(pages.map(({ person }) => person)).size).toBe(25);
      expect(pages.map((one) => one.rating)).toEqual(pages.map((one) => one.rating).sort((a, b) => b - a));
    });
  });
});
