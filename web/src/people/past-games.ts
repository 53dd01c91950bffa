// The past games of a person: the result of each, and the history of the rating.
import type { Rating, Table } from '@undertow/client-sdk/index.ts';
import { seatOf } from '../match/at-table.ts';

/** The place of a person in a game that is over, counted from 1; `undefined` if there is none. */
export function placeOf({ seats, ranking }: Pick<Table, 'seats' | 'ranking'>, person: string): number | undefined {
  const seat = seatOf({ seats }, person);
  let place = 1;
  for (const group of ranking ?? []) {
    if (group.includes(seat)) return place;
    place += group.length;
  }
  return undefined;
}

export interface Point {
  readonly time: number;
  readonly rating: number;
}

/**
 * The rating after each rated game, the oldest first. A seat remembers the rating with which a person sat down, which is
 * that after the game before.
 */
export function ratingCurve(tables: readonly Table[], person: string, game: string, now: Rating | undefined): Point[] {
  const rated = tables
    .filter((table) => table.rated && table.game === game && table.ranking !== null && table.started !== null)
    .sort((a, b) => (a.started ?? 0) - (b.started ?? 0));
  const points = rated.flatMap((table): Point[] => {
    const before = table.seats[seatOf(table, person)]?.rating;
    return before ? [{ time: table.started ?? 0, rating: before.rating }] : [];
  });
  const last = rated.at(-1);
  return last && now ? [...points, { time: last.ended ?? last.started ?? 0, rating: now.rating }] : points;
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Round numbers between them, for lines across. */
  readonly marks: readonly number[];
}

/** Where a graph of these ratings begins and ends: some room around them, and never so little that noise looks like a storm. */
export function scaleOf(points: readonly Point[]): Scale {
  const ratings = points.map(({ rating }) => rating);
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const half = Math.max(100, (Math.max(...ratings) - Math.min(...ratings)) / 2 + 20);
  const min = Math.floor((middle - half) / 50) * 50;
  const max = Math.ceil((middle + half) / 50) * 50;
  const step = max - min > 500 ? 200 : max - min > 250 ? 100 : 50;
  const first = Math.ceil(min / step) * step;
  const marks = Array.from({ length: Math.floor((max - first) / step) + 1 }, (_, i) => first + i * step);
  return { min, max, marks };
}
