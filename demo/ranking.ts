// The final ranking in the demo: the players, the best first, and who has won.
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import { listIn } from '@undertow/shared/words/formats.ts';
import type { Paint } from './paint.ts';

/** A table with these columns; the last is words, the others are numbers. */
export function* rankingTable(
  headings: readonly string[],
  cellsOf: (seat: Seat) => readonly (string | number)[],
  { ranking }: Outcome,
  names: readonly string[],
  paint: Paint,
): Generator<string> {
  const rows = ranking.flatMap((place, i) => {
    const number = ranking.slice(0, i).flat().length + 1;
    return place.map((seat) => [`${number}.`, names[seat] ?? '', ...cellsOf(seat).map(String)]);
  });
  const heading = ['', '', ...headings];
  const widths = heading.map((name, i) => Math.max(name.length, ...rows.map((cells) => cells[i]?.length ?? 0)));
  for (const cells of [heading, ...rows]) {
    const line = cells.map((cell, i) =>
      i < 2 || i === heading.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    yield (cells === heading ? paint.faint : paint.strong)(line.join('  ').trimEnd());
  }
  const winners = (ranking[0] ?? []).map((seat) => names[seat] ?? '');
  const all = listIn('en', winners, 'conjunction');
  yield '';
  yield paint.heading(winners.length === 1 ? `${all} wins.` : `${all} share the victory.`);
}
