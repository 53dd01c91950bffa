// Checks at the start whether a SQLite database is damaged, by reading all of it.
import { type Sql, Unavailable } from './sql.ts';
import type { Found } from './sqlite-found.ts';

const MEBIBYTE = 1024 * 1024;
/** About 14 milliseconds for each megabyte; four times as long if the system has none of it in memory. */
const CHECKED_ALWAYS = 64 * MEBIBYTE;
const CHECKED_AFTER_A_FALL = 2048 * MEBIBYTE;

/** A small one is checked at each start, a larger one if it was not closed the last time, and a very large one never. */
export function isToBeChecked({ bytes, wasLeftOpen }: Found): boolean {
  return bytes <= (wasLeftOpen ? CHECKED_AFTER_A_FALL : CHECKED_ALWAYS);
}

/** Refuses a database that is damaged. */
export async function mustBeWhole(sql: Sql, path: string): Promise<void> {
  const finding = await findingIn(sql);
  if (finding === 'ok') return;
  throw new Unavailable(
    `The database ${path} is damaged (${finding}). Put a backup in its place: docs/operating.md says how.`,
  );
}

async function findingIn(sql: Sql): Promise<string> {
  try {
    const [row] = await sql.rows<{ readonly quick_check: string }>('pragma quick_check(1)');
    return row?.quick_check.replace(/\s+/g, ' ') ?? 'it cannot be checked';
  } catch (error) {
    if (error instanceof Unavailable) return error.message;
    throw error;
  }
}
