// The scores at the end, the best first.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Paint } from '../../../demo/paint.ts';
import { rankingTable } from '../../../demo/ranking.ts';
import type { View } from '../client.ts';
import type { AbyssTalk } from '../words/abyss-in.ts';

interface Telling {
  readonly talk: AbyssTalk;
  readonly names: readonly string[];
  readonly paint: Paint;
}

export function scoreTable({ seats }: View, outcome: Outcome, { talk, names, paint }: Telling): Iterable<string> {
  const kinds = ['locations', 'lords', 'allies', 'tokens', 'other'] as const;
  // Only expansions give other points.
  const counted = kinds.filter((kind) => kind !== 'other' || seats.some(({ score }) => score.other !== 0));
  const headings = [
    ...counted.map((kind) => talk.text(`board.points.${kind}`)),
    ...[talk.text('scoring.measure.points'), talk.text('scoring.pearls'), ''],
  ];
  const cellsOf = (of: number) => {
    const seat = seats[of];
    if (!seat) return [];
    const { score, pearls } = seat;
    const each = Object.entries(score.scoreOf).map(([id, points]) => `${talk.location(id).name} ${points}`);
    return [...counted.map((kind) => score[kind]), score.total, pearls, each.join(', ')];
  };
  return rankingTable(headings, cellsOf, outcome, names, paint);
}
