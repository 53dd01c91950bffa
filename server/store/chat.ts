// The last lines of chat of each table, by channel.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Sql, Statement } from './sql.ts';

export const LINES_KEPT = 200;

/** A line to be kept; `message` names the client and its message, so that one that is repeated is known again. */
export interface KeptLine extends ChatLine {
  readonly message?: string | undefined;
}

/** Fails with a `Conflict` if it is kept already, or another line has taken its number. */
export function appendChat({ table, channel, person, text, time, message }: KeptLine): Statement[] {
  return [
    {
      sql: `insert into chat (table_id, channel, number, person, name, kind, bot, text, time, message)
        select ?, ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ? from chat where table_id = ? and channel = ?`,
      values: [
        table,
        channel,
        person.id,
        person.name,
        person.kind,
        Number(person.bot ?? 0),
        text,
        time,
        message ?? null,
        table,
        channel,
      ],
    },
    {
      sql: `delete from chat where table_id = ? and channel = ?
        and number <= (select max(number) from chat where table_id = ? and channel = ?) - ${LINES_KEPT}`,
      values: [table, channel, table, channel],
    },
  ];
}

/** Whether this person's message is among the lines of the channel. */
export async function isInChat(sql: Sql, { table, channel, person, message }: KeptLine): Promise<boolean> {
  if (message === undefined) return false;
  const rows = await sql.rows(
    'select 1 as one from chat where table_id = ? and channel = ? and person = ? and message = ?',
    [...[table, channel, person.id, message]],
  );
  return rows.length > 0;
}

/** The last lines of a channel, in the order in which they were said. */
export async function lastChat(
  sql: Sql,
  table: string,
  channel: ChatLine['channel'],
  limit = LINES_KEPT,
): Promise<ChatLine[]> {
  const rows = await sql.rows<Omit<Person, 'bot'> & Pick<ChatLine, 'text' | 'time'> & { readonly bot: number }>(
    `select person as id, name, kind, bot, text, time from chat where table_id = ? and channel = ?
      order by number desc limit ?`,
    [table, channel, limit],
  );
  return rows.reverse().map(({ text, time, bot, ...known }) => {
    const person: Person = bot === 1 ? { ...known, bot: true } : known;
    return { table, channel, person, text, time };
  });
}
