// In which process matches live, as the store says.
import type { Sql } from '@undertow/server/store/sql.ts';

/** The ids of processes begin with the name of their server. */
export async function matchesOf(sql: Sql, server: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>('select id from matches where ended is null and owner like ?', [
    `${server}-%`,
  ]);
  return rows.map(({ id }) => id);
}
