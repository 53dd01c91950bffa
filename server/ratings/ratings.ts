// The ratings of people: looked up, changed after a match, and listed for the leaderboard.
import type { Leaderboard, Rating } from '@undertow/shared/protocol/people.ts';
import { isRateable } from '@undertow/shared/protocol/rateable.ts';
import { personOf } from '../accounts/identity.ts';
import { NOTHING_RECKONED, type Reckoning } from '../lobby/rated-results.ts';
import { findPeople, type PersonRecord } from '../store/people.ts';
import { countAbove, leaderboard, putRatings, type RatingRecord, ratingsIn, ratingsOf } from '../store/ratings.ts';
import type { Sql } from '../store/sql.ts';
import { GAMES_UNTIL_SURE, NEWCOMER, ratingOf, type Skill } from './skill.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export class Ratings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async of(game: string, person: string): Promise<Rating | undefined> {
    const record = (await ratingsIn(this.#sql, game, [person])).get(person);
    return record && asShown(record);
  }

  /** The ratings of one person, by game. */
  async ofPerson(person: string): Promise<Record<string, Rating>> {
    const records = await ratingsOf(this.#sql, person);
    return Object.fromEntries(records.map((record) => [record.game, asShown(record)]));
  }

  /**
   * What follows from a match between these people, by their places, the best first. Only members who are no bots have a
   * rating: guests, bots and deleted persons are passed over. The write fails with a `Conflict` if another match of one of
   * them is counted before: then this is to be asked again.
   */
  async after(game: string, places: readonly (readonly string[])[]): Promise<Reckoning> {
    const people = await findPeople(this.#sql, places.flat());
    const members = places.map((place) => place.filter((id) => isCounted(people.get(id))));
    const ids = members.flat();
    if (ids.length < 2) return NOTHING_RECKONED;
    const before = await ratingsIn(this.#sql, game, ids);
    const skillOf = (id: string): Skill => before.get(id) ?? NEWCOMER;
    const skills = members.map((place) => place.map(skillOf));
    // The library comes in four hundred files, for which no start need wait.
    const { skillsAfter } = await import('./skills-after.ts');
    const records = skillsAfter(skills).flatMap((place, i) =>
      place.map((skill, j): RatingRecord => {
        return { ...skill, person: members[i]?.[j] as string, game, rating: ratingOf(skill) };
      }),
    );
    const changes = new Map(records.map(({ person, rating }) => [person, rating - ratingOf(skillOf(person))]));
    return { changes, statements: putRatings(records), strength: strengthOf(places.flat(), before) };
  }

  async leaderboard(
    game: string,
    { person, ...page }: Page & { readonly person?: string | undefined },
  ): Promise<Leaderboard> {
    const records = await leaderboard(this.#sql, game, { ...page, leastGames: GAMES_UNTIL_SURE });
    const people = await findPeople(
      this.#sql,
      records.map(({ person }) => person),
    );
    const players = records.flatMap((record) => {
      const person = people.get(record.person);
      return person ? [{ person: personOf(person), rating: asShown(record) }] : [];
    });
    const sought = person === undefined ? undefined : await this.#placed(game, person);
    return { game, players, ...(sought ? { sought } : {}) };
  }

  async #placed(game: string, id: string): Promise<Leaderboard['sought']> {
    const record = (await ratingsIn(this.#sql, game, [id])).get(id);
    const person = (await findPeople(this.#sql, [id])).get(id);
    if (!person || !record || record.games < GAMES_UNTIL_SURE) return undefined;
    const above = await countAbove(this.#sql, record, GAMES_UNTIL_SURE);
    return { person: personOf(person), rating: asShown(record), place: above + 1 };
  }
}

function strengthOf(people: readonly string[], known: ReadonlyMap<string, RatingRecord>): number | null {
  const ratings = people.flatMap((person) => known.get(person)?.rating ?? []);
  if (ratings.length < people.length) return null;
  return Math.round(ratings.reduce((sum, rating) => sum + rating) / ratings.length);
}

function isCounted(person: PersonRecord | undefined): boolean {
  return person !== undefined && isRateable(person);
}

function asShown({ rating, games }: RatingRecord): Rating {
  return { rating, games, provisional: games < GAMES_UNTIL_SURE };
}
