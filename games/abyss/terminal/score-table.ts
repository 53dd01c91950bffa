// The scores at the end, the best first.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Paint } from '../../../demo/paint.ts';
import { rankingTable } from '../../../demo/ranking.ts';
import type { SeatView, View } from '../view.ts';
import { type Cast, locationName } from '../words/narrate/words.ts';

export function scoreTable({ seats }: View, outcome: Outcome, cast: Cast, paint: Paint): Iterable<string> {
  // Only expansions give other points.
  const hasOther = seats.some(({ score }) => score.other !== 0);
  const headings = ['Lords', 'Locations', 'Allies', 'Tokens', ...(hasOther ? ['Other'] : []), 'Total', 'Pearls', ''];
  const cellsOf = (seat: number) => {
    const { score, pearls } = seats[seat] as SeatView;
    const { lords, locations, allies, tokens, other, total, scoreOf } = score;
    const each = Object.entries(scoreOf).map(([location, points]) => `${locationName(cast, location)} ${points}`);
    return [lords, locations, allies, tokens, ...(hasOther ? [other] : []), total, pearls, each.join(', ')];
  };
  return rankingTable(headings, cellsOf, outcome, cast, paint);
}
