// Counts the tables that were opened for each kind of match: of two processes that open one at once, one has to look
// again.
import type { Sql, Statement } from './sql.ts';

/** How many tables were opened for this kind of match. To be read before the tables are looked through. */
export async function openedFor(sql: Sql, kind: string): Promise<number> {
  const [row] = await sql.rows<{ readonly opened: number }>('select opened from searches where kind = ?', [kind]);
  return row?.opened ?? 0;
}

/** To be written with the table. Fails with a `Conflict` if another one was opened since. */
export function openOneMore(kind: string, opened: number): Statement[] {
  if (opened === 0) return [{ sql: 'insert into searches (kind, opened) values (?, 1)', values: [kind] }];
  return [
    {
      sql: 'update searches set opened = opened + 1 where kind = ? and opened = ?',
      values: [kind, opened],
      changes: 1,
    },
  ];
}
