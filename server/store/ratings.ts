// Ratings in the store, by person and game.
import { placesFor, type Sql, type Statement } from './sql.ts';

export interface RatingRecord {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  /** How many games it is made of. */
  readonly games: number;
  /** The whole number that people see, and that the leaderboard sorts by. */
  readonly rating: number;
}

const RATING = 'select person, game, mu, sigma, games, rating from ratings';

/**
 * The ratings after one more game each. Fails with a `Conflict` if another game of one of them was counted since they
 * were read: then they are to be read and reckoned again.
 */
export function putRatings(ratings: readonly RatingRecord[]): Statement[] {
  return ratings.map(({ person, game, mu, sigma, games, rating }) => ({
    sql: `insert into ratings (person, game, mu, sigma, games, rating) values (?, ?, ?, ?, ?, ?)
      on conflict (person, game) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
        rating = excluded.rating
      where ratings.games = excluded.games - 1`,
    values: [person, game, mu, sigma, games, rating],
    changes: 1,
  }));
}

/** The ratings of these people in a game; those without one are missing. */
export async function ratingsIn(sql: Sql, game: string, people: readonly string[]): Promise<Map<string, RatingRecord>> {
  if (people.length === 0) return new Map();
  const rows = await sql.rows<RatingRecord>(`${RATING} where game = ? and person in (${placesFor(people)})`, [
    game,
    ...people,
  ]);
  return new Map(rows.map((row) => [row.person, row]));
}

/** The ratings of one person in all games. */
export function ratingsOf(sql: Sql, person: string): Promise<RatingRecord[]> {
  return sql.rows<RatingRecord>(`${RATING} where person = ? order by game`, [person]);
}

/** How many stand above this one on the ladder. */
export async function countAbove(
  sql: Sql,
  { game, rating, person }: RatingRecord,
  leastGames: number,
): Promise<number> {
  const rows = await sql.rows<{ n: number }>(
    'select count(*) as n from ratings where game = ? and games >= ? and (rating, person) > (?, ?)',
    [game, leastGames, rating, person],
  );
  return Number(rows[0]?.n ?? 0);
}

/** The best members in a game who have played it often enough. */
export function leaderboard(
  sql: Sql,
  game: string,
  page: { readonly leastGames: number; readonly limit: number; readonly offset: number },
): Promise<RatingRecord[]> {
  return sql.rows<RatingRecord>(
    `${RATING} where game = ? and games >= ? order by rating desc, person desc limit ? offset ?`,
    [game, page.leastGames, page.limit, page.offset],
  );
}
