// The score of a seat, for code that knows no game: by convention the field `score` of what is shown of a seat.
import type { AnyGame, AnyView } from './any-game.ts';
import type { Seat } from './game.ts';
import { isObject, type Json } from './json.ts';

/** What counts in the end: the field `score` of a seat, or the `total` in it; `undefined` where there is no such field. */
export function scoreOf({ score }: AnyView['seats'][number]): number | undefined {
  const total = isObject(score) ? score.total : score;
  return typeof total === 'number' ? total : undefined;
}

/** The score of each seat in this position; `undefined` where it is not shown of all, to all or to its owner. */
export function scoresOf(game: Pick<AnyGame, 'openView' | 'ownView'>, state: Json): readonly number[] | undefined {
  const open = game.openView(state);
  const own = (seat: Seat) => game.ownView(state, seat, open);
  const scores = open.seats.map((fields, seat) => scoreOf(fields) ?? scoreOf(own(seat)));
  return scores.every((score) => score !== undefined) ? scores : undefined;
}
