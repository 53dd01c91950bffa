// How long the house was closed: that time is nobody's, and matches that slept are due so much later.
import type { Sql, Statement } from './sql.ts';

/** The house was open at this time. */
export function noteUptime(time: number): Statement[] {
  return [
    {
      sql: 'insert into uptime (number, last) values (1, ?) on conflict (number) do update set last = excluded.last',
      values: [time],
    },
  ];
}

export async function openAfter(sql: Sql, time: number): Promise<void> {
  const [before] = await sql.rows<{ readonly last: number }>('select last from uptime');
  const closed = before ? Math.max(0, time - before.last) : 0;
  await sql.write([
    { sql: 'update matches set due = due + ? where asleep = 1 and ended is null', values: [closed] },
    ...noteUptime(time),
  ]);
}
