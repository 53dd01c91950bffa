// The scores at the end, the best first.
import { type Cast, locationName } from '@undertow/shared/abyss/narrate/words.ts';
import type { SeatView, View } from '@undertow/shared/abyss/view.ts';
import type { Outcome } from '@undertow/shared/table/game.ts';
import { list, seatName } from '@undertow/shared/table/words.ts';
import type { Paint } from '../paint.ts';

const HEADINGS = ['', '', 'Lords', 'Locations', 'Allies', 'Tokens', 'Other', 'Total', 'Pearls', ''];

export function* scoreTable({ seats }: View, { ranking }: Outcome, cast: Cast, paint: Paint): Generator<string> {
  const rows = ranking.flatMap((place, i) => {
    const number = ranking.slice(0, i).flat().length + 1;
    return place.map((seat) => row(number, seatName(cast, seat), seats[seat] as SeatView, cast));
  });
  const table = [HEADINGS, ...rows];
  // Only expansions give other points.
  const columns = HEADINGS.flatMap((name, i) =>
    name === 'Other' && rows.every((cells) => cells[i] === '0') ? [] : [i],
  );
  const widths = HEADINGS.map((_, i) => Math.max(...table.map((cells) => cells[i]?.length ?? 0)));
  for (const cells of table) {
    const line = columns.map((i) =>
      i <= 1 || i === HEADINGS.length - 1 ? cells[i]?.padEnd(widths[i] ?? 0) : cells[i]?.padStart(widths[i] ?? 0),
    );
    yield (cells === HEADINGS ? paint.faint : paint.strong)(line.join('  ').trimEnd());
  }
  const winners = (ranking[0] ?? []).map((seat) => seatName(cast, seat));
  yield '';
  yield paint.heading(winners.length === 1 ? `${list(winners)} wins.` : `${list(winners)} share the victory.`);
}

function row(place: number, name: string, { score, pearls }: SeatView, cast: Cast): string[] {
  const { lords, locations, allies, tokens, other, total, scoreOf } = score;
  const each = Object.entries(scoreOf).map(([location, points]) => `${locationName(cast, location)} ${points}`);
  return [`${place}.`, name, ...[lords, locations, allies, tokens, other, total, pearls].map(String), each.join(', ')];
}
