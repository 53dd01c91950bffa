// The journal: all answers of each match, in order. Entries are added and never changed.
import type { Move } from '@undertow/shared/protocol/replay.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { HELD } from './matches.ts';
import type { Sql, Statement } from './sql.ts';

export interface JournalRow {
  /** Counted within the match, without gaps. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: Move['kind'];
  /** `undefined` where nothing was answered, but taken back. */
  readonly answer: Json | undefined;
  readonly time: number;
  /** Milliseconds that the seat has left in its bank after this; `null` without clocks. */
  readonly bank: number | null;
  /** Names the client and its message, so that a message that was repeated is known again. */
  readonly message: string | null;
}

const APPEND = `insert into journal (match, number, seat, kind, answer, time, bank, message, fence)
  select ?, ?, ?, ?, ?, ?, ?, ?, ? where ${HELD}`;

/** Fails with a `Conflict` if the match is over, or another process writes it: by its fence, or by its numbers. */
export function append(match: string, fence: number, entries: readonly JournalRow[]): Statement[] {
  return entries.map(({ number, seat, kind, answer, time, bank, message }) => {
    const text = answer === undefined ? null : JSON.stringify(answer);
    return {
      sql: APPEND,
      values: [match, number, seat, kind, text, time, bank, message, fence, match, fence],
      changes: 1,
    };
  });
}

/** All of them, or those alone that come behind so many others. */
export async function entriesOf(sql: Sql, match: string, behind = 0): Promise<JournalRow[]> {
  const rows = await sql.rows<Omit<JournalRow, 'answer'> & { readonly answer: string | null }>(
    `select number, seat, kind, answer, time, bank, message from journal
      where match = ? and number >= ? order by number`,
    [match, behind],
  );
  return rows.map((row) => ({ ...row, answer: row.answer === null ? undefined : (JSON.parse(row.answer) as Json) }));
}

/** The last messages of the seat that led to an entry, the newest first. Looks at this match alone, from its end. */
export async function lastMessages(sql: Sql, match: string, seat: Seat, many: number): Promise<string[]> {
  const rows = await sql.rows<{ readonly message: string }>(
    `select message from journal where match = ? and seat = ? and message is not null
      order by number desc limit ?`,
    [match, seat, many],
  );
  return rows.map(({ message }) => message);
}
