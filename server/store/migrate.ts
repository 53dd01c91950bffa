// Migrates a database to the tables of this version.
import { MIGRATIONS } from './migrations.ts';
import { Conflict, type Sql, Unavailable } from './sql.ts';

/**
 * Takes the steps that are still to be taken, and gives how many had been taken before. Refuses a database that has taken
 * steps that this version does not know.
 */
export async function migrate(sql: Sql, steps: readonly (readonly string[])[] = MIGRATIONS): Promise<number> {
  await begin(sql);
  const taken = await stepsTaken(sql);
  if (taken > steps.length) {
    throw new Unavailable(
      `The database was written by a newer version of this server: it is at step ${taken}, and this version knows ${steps.length}.`,
    );
  }
  for (const [i, step] of steps.entries()) {
    if (i >= taken) await take(sql, i + 1, step);
  }
  return taken;
}

async function begin(sql: Sql): Promise<void> {
  const create = { sql: 'create table if not exists migrations (number integer primary key, time bigint not null)' };
  try {
    await sql.write([create]);
  } catch (error) {
    // Of servers that start together, another has made it meanwhile.
    if (!(error instanceof Conflict)) throw error;
    await sql.write([create]);
  }
}

async function take(sql: Sql, number: number, step: readonly string[]): Promise<void> {
  try {
    await sql.write([
      // First, so that of two servers that start together one waits here, and then finds the step taken.
      { sql: 'insert into migrations (number, time) values (?, ?)', values: [number, Date.now()] },
      ...step.map((statement) => ({ sql: statement })),
    ]);
  } catch (error) {
    if (!(error instanceof Conflict) || (await stepsTaken(sql)) < number) throw error;
  }
}

async function stepsTaken(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ readonly taken: number | null }>('select max(number) as taken from migrations');
  return row?.taken ?? 0;
}
