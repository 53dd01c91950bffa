// The secret keys of the service: each is drawn once, and is then the same for every process and for ever.
import type { Sql } from './sql.ts';

/** The key of this name; if there is none yet, then this one, unless another process was first. */
export async function keyNamed(sql: Sql, name: string, fresh: string): Promise<string> {
  const key = await findKey(sql, name);
  if (key !== undefined) return key;
  await sql.write([
    { sql: 'insert into keys (name, value) values (?, ?) on conflict (name) do nothing', values: [name, fresh] },
  ]);
  const kept = await findKey(sql, name);
  if (kept === undefined) throw new Error(`the key ${name} was written and is not there`);
  return kept;
}

async function findKey(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ readonly value: string }>('select value from keys where name = ?', [name]);
  return row?.value;
}
