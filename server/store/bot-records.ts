// How often each person has won against bots, by game, level and number of seats. Counted when a match ends.
import type { BotRecord } from '@undertow/shared/protocol/people.ts';
import type { Sql, Statement } from './sql.ts';

/** One more match of a person against bots of a level. */
export interface BotResult {
  readonly person: string;
  readonly game: string;
  readonly level: string;
  readonly seats: number;
  readonly outcome: 'won' | 'shared' | 'lost';
}

/** An upper bound for the rows of one person in a game. */
const MOST_RECORDS = 200;

export function countAgainstBots(results: readonly BotResult[]): Statement[] {
  return results.map(({ person, game, level, seats, outcome }) => ({
    sql: `insert into bot_records (person, game, level, seats, matches, won, shared) values (?, ?, ?, ?, 1, ?, ?)
      on conflict (person, game, level, seats) do update set matches = bot_records.matches + 1,
        won = bot_records.won + excluded.won, shared = bot_records.shared + excluded.shared`,
    values: [person, game, level, seats, outcome === 'won' ? 1 : 0, outcome === 'shared' ? 1 : 0],
  }));
}

export function recordsAgainstBots(sql: Sql, person: string, game: string): Promise<BotRecord[]> {
  return sql.rows<BotRecord>(
    `select level, seats, matches, won, shared from bot_records where person = ? and game = ?
      order by level, seats limit ${MOST_RECORDS}`,
    [person, game],
  );
}
