// The scores at the end, the best first, with the titles.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Names } from '@undertow/shared/table/words.ts';
import type { Paint } from '../../../demo/paint.ts';
import { rankingTable } from '../../../demo/ranking.ts';
import type { SeatView, View } from '../view.ts';
import { titleName } from '../words/narrate/names.ts';

const HEADINGS = ['Rooms', 'Monsters', 'Prisoners', 'Conquered', 'Red marks', 'Prestige', 'Titles', 'Total', ''];

export function scoreTable({ seats }: View, outcome: Outcome, cast: Names, paint: Paint): Iterable<string> {
  const cellsOf = (seat: number) => {
    const { rooms, monsters, prisoners, conquered, redMarks, prestige, titles, total, held } = (seats[seat] as SeatView)
      .score;
    return [rooms, monsters, prisoners, conquered, redMarks, prestige, titles, total, held.map(titleName).join(', ')];
  };
  return rankingTable(HEADINGS, cellsOf, outcome, cast, paint);
}
