// Counts a person's matches and results against each level of bots.
import type { BotRecord } from '@undertow/client-sdk/index.ts';

/** Against one level: matches of two, and those at larger tables. */
export interface LevelRecord {
  readonly won: number;
  readonly lost: number;
  readonly shared: number;
  readonly larger: { readonly matches: number /** Also together with others. */; readonly first: number };
}

export function recordsByLevel(records: readonly BotRecord[]): ReadonlyMap<string, LevelRecord> {
  const met = new Map<string, LevelRecord>();
  for (const { level, seats, matches, won, shared } of records) {
    const so = met.get(level) ?? { won: 0, lost: 0, shared: 0, larger: { matches: 0, first: 0 } };
    const { larger } = so;
    met.set(
      level,
      seats > 2
        ? { ...so, larger: { matches: larger.matches + matches, first: larger.first + won + shared } }
        : { ...so, won: so.won + won, lost: so.lost + matches - won - shared, shared: so.shared + shared },
    );
  }
  return met;
}
