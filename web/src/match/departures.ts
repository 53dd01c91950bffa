// Players who give up while the page follows the table, and what that means for the match.
import { isDuel } from '@undertow/client-sdk/duel.ts';
import type { Table } from '@undertow/client-sdk/index.ts';
import { isStaying } from './players.ts';

/** A bot plays on; the one player who stays has won; no player is left. */
export type Outcome = 'bot' | 'won' | 'over';

export interface Departure {
  readonly seat: number;
  readonly outcome: Outcome;
  /** What had been told last when it became known. */
  readonly version: number;
}

/** Who has given up between two sights of a table. */
export function departuresBetween(before: Table, after: Table, version: number): Departure[] {
  return after.seats.flatMap((taken, seat) =>
    taken?.resigned && before.seats[seat]?.resigned === false ? [{ seat, outcome: outcomeOf(after), version }] : [],
  );
}

/** What becomes of the match, as far as those who stay decide it. */
function outcomeOf(table: Table): Outcome {
  const staying = table.seats.filter(isStaying).length;
  if (staying === 0) return 'over';
  return staying === 1 && (table.rated || isDuel(table)) ? 'won' : 'bot';
}

/** The lines of a log with others among them, each behind the last line that was told before it. */
export function woven<Line extends { readonly version: number }, Other extends { readonly version: number }>(
  lines: readonly Line[],
  others: readonly Other[],
): (Line | Other)[] {
  return [...lines, ...others].sort((one, other) => one.version - other.version);
}
