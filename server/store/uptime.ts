// When the server last ran: clocks stand still while it does not, so sleeping matches are due so much later.
import { members } from './processes.ts';
import { Conflict, type Sql, type Statement } from './sql.ts';

/** Each living process notes the time every five seconds, so a shorter silence does not mean that all are dead. */
const SILENCE = 15_000;

/** Notes that the server was running at this time. */
export function noteUptime(time: number): Statement[] {
  return [
    {
      sql: 'insert into uptime (number, last) values (1, ?) on conflict (number) do update set last = excluded.last',
      values: [time],
    },
  ];
}

/**
 * Opens the service after it was down: sleeping matches are due later by that time. If another process is running
 * already, nothing changes.
 */
export async function openAfter(sql: Sql, time: number, self: string): Promise<void> {
  const [[before], processes] = await Promise.all([
    sql.rows<{ readonly last: number }>('select last from uptime'),
    members(sql),
  ]);
  const closed = before ? Math.max(0, time - before.last) : 0;
  if (closed <= SILENCE && processes.some(({ id }) => id !== self)) return;
  try {
    await sql.write([
      before
        ? noteAfter(before.last, time)
        : { sql: 'insert into uptime (number, last) values (1, ?)', values: [time] },
      { sql: 'update matches set due = due + ? where asleep = 1 and ended is null', values: [closed] },
    ]);
  } catch (error) {
    // Another process has opened it at the same moment.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** Fails with a `Conflict` if the server was opened since then. */
function noteAfter(last: number, time: number): Statement {
  return { sql: 'update uptime set last = ? where number = 1 and last = ?', values: [time, last], changes: 1 };
}
