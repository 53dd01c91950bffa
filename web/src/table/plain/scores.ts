// What each seat has scored: the parts of its score, in their order, and their sum.
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { scoreOf } from '@undertow/shared/table/score.ts';
import type { TableTalk } from '@undertow/shared/words/plain-parts.ts';
import { fieldLabel } from '@undertow/shared/words/plain-talk.ts';
import { fieldIn, inOrder, type Shape } from './shapes.ts';

export interface ScoreRow {
  readonly id: string;
  readonly label: string;
  /** By seat. */
  readonly points: readonly number[];
  readonly best: number;
}

export interface Scores {
  readonly rows: readonly ScoreRow[];
  /** By seat; `undefined` for a game in which nothing is counted. */
  readonly totals: readonly number[] | undefined;
}

export function scoresOf({ seats }: Pick<AnyView, 'seats'>, talk: Pick<TableTalk, 'field'>, shape: Shape): Scores {
  const totals = seats.map(scoreOf);
  const shapeOfSeats = fieldIn(shape, 'seats');
  const ofSeat = shapeOfSeats?.type === 'list' ? fieldIn(shapeOfSeats.of, 'score') : undefined;
  const parts = seats.map(({ score }) => (isObject(score) ? score : {}));
  const names = inOrder(ofSeat, Object.assign({}, ...parts)).filter((name) => name !== 'total');
  const rows = names.flatMap((id) => {
    const points = parts.map((part) => part[id]);
    if (!points.every((one): one is number => typeof one === 'number')) return [];
    return [{ id, label: fieldLabel(talk, `seats.score.${id}`), points, best: Math.max(...points) }];
  });
  return { rows, totals: totals.every((total) => total !== undefined) ? totals : undefined };
}
