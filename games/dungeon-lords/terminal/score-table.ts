// The scores at the end, the best first, with the titles.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Paint } from '../../../demo/paint.ts';
import { rankingTable } from '../../../demo/ranking.ts';
import type { View } from '../client.ts';
import type { DungeonTalk } from '../words/dungeon-in.ts';

const KINDS = ['rooms', 'monsters', 'prisoners', 'conquered', 'redMarks', 'prestige', 'titles'] as const;

interface Telling {
  readonly talk: DungeonTalk;
  readonly names: readonly string[];
  readonly paint: Paint;
}

export function scoreTable({ seats }: View, outcome: Outcome, { talk, names, paint }: Telling): Iterable<string> {
  const headings = [...KINDS.map((kind) => talk.text(`scoring.${kind}`)), '', ''];
  const cellsOf = (of: number) => {
    const seat = seats[of];
    if (!seat) return [];
    const { total, held, ...score } = seat.score;
    return [
      ...KINDS.map((kind) => score[kind]),
      talk.counted('point', total),
      held.map((title) => talk.name('title', title)).join(', '),
    ];
  };
  return rankingTable(headings, cellsOf, outcome, names, paint);
}
