// Opens the database that the settings name, with all tables of this version in it.
import { migrate } from './migrate.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';

/** What a step of the migration may take on a large database. */
const MIGRATING = 60 * 60_000;

export interface StoreSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export async function openStore({ databaseUrl, dataDir }: StoreSettings): Promise<Sql> {
  if (databaseUrl === undefined) return migrated(await openSqlite(dataDir));
  // Whoever keeps everything in files starts without it, and sooner.
  const { openPostgres } = await import('./postgres.ts');
  const patient = await migrated(await openPostgres(databaseUrl, MIGRATING));
  await patient.close();
  return openPostgres(databaseUrl);
}

async function migrated(sql: Sql): Promise<Sql> {
  try {
    await migrate(sql);
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}
