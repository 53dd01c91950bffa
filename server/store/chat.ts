// What was said at each table, in each of its channels. Only the last lines are kept.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Sql, Statement } from './sql.ts';

export const LINES_KEPT = 200;

export function appendChat({ table, channel, person, text, time }: ChatLine): Statement[] {
  return [
    {
      sql: `insert into chat (table_id, channel, number, person, name, kind, text, time)
        select ?, ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? from chat where table_id = ? and channel = ?`,
      values: [table, channel, person.id, person.name, person.kind, text, time, table, channel],
    },
    {
      sql: `delete from chat where table_id = ? and channel = ?
        and number <= (select max(number) from chat where table_id = ? and channel = ?) - ${LINES_KEPT}`,
      values: [table, channel, table, channel],
    },
  ];
}

/** The last lines of a channel, in the order in which they were said. */
export async function lastChat(
  sql: Sql,
  table: string,
  channel: ChatLine['channel'],
  limit = LINES_KEPT,
): Promise<ChatLine[]> {
  const rows = await sql.rows<Person & Pick<ChatLine, 'text' | 'time'>>(
    `select person as id, name, kind, text, time from chat where table_id = ? and channel = ?
      order by number desc limit ?`,
    [table, channel, limit],
  );
  return rows.reverse().map(({ text, time, ...person }) => ({ table, channel, person, text, time }));
}
