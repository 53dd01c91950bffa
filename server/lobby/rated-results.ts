// Asks the ratings for the tables: how strong people are, and what a rated match does to that.
import type { Rating } from '@undertow/shared/protocol/people.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Statement } from '../store/sql.ts';
import type { TableData } from './table-data.ts';

export interface RatingBook {
  of(game: string, person: string): Promise<Rating | undefined>;
}

/** What a rated match does to the ratings. */
export interface Reckoning {
  /** By how much the rating of each person changes. */
  readonly changes: ReadonlyMap<string, number>;
  /** What must be written for that. */
  readonly statements: readonly Statement[];
  /** The mean rating with which they came; `null` if not each of them had one. */
  readonly strength: number | null;
}

export const NOTHING_RECKONED: Reckoning = { changes: new Map(), statements: [], strength: null };

export interface RatedResults {
  /** What follows from a match between these people, by their places, the best first. */
  after(game: string, places: readonly (readonly string[])[]): Promise<Reckoning>;
}

/** A player who gave up ranks behind all players who stayed, whatever the bot made of the seat. */
export function placesOf(
  { seats, resigned }: Pick<TableData, 'seats' | 'resigned'>,
  ranking: readonly (readonly Seat[])[],
): string[][] {
  const stayed = ranking.map((place) => place.filter((seat) => !resigned.includes(seat)));
  const places = [...stayed, ...resigned.toReversed().map((seat) => [seat])];
  return places
    .map((place) => place.flatMap((seat) => seats[seat]?.person.id ?? []))
    .filter((place) => place.length > 0);
}
