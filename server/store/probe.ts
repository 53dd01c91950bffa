// Checks that the database answers and can write, by a write that leaves nothing behind.
import { newId } from '../ids.ts';
import type { Sql } from './sql.ts';

/** More than SQLite has room for in a page that is there already: on a full disk it must not fit. */
const FILLER = '.'.repeat(4096);

/** Fails with an `Unavailable` if the database does not answer or cannot write. */
export async function probe(sql: Sql): Promise<void> {
  const id = newId(12);
  await sql.write([
    { sql: 'insert into probes (id, filler) values (?, ?)', values: [id, FILLER] },
    { sql: 'delete from probes where id = ?', values: [id] },
  ]);
  // It may be asked over another connection.
  await sql.rows('select 1 as one');
}
