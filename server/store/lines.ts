// Named locks for check-then-insert across processes: whoever holds one counts the places and takes one, alone.
import type { Statement } from './sql.ts';

/** Takes the lock of this name for the rest of the write. To be put before the statements that count the places and take one. */
export function inLine(name: string): Statement {
  return {
    sql: 'insert into lines (name, asked) values (?, 1) on conflict (name) do update set asked = lines.asked + 1',
    values: [name],
  };
}
