// Opens the database that the settings name, and migrates it.
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import { isToBeChecked, mustBeWhole } from './sqlite-check.ts';
import { DATABASE_FILE, IN_MEMORY } from './sqlite-file.ts';
import { lookAt } from './sqlite-found.ts';

/** What a step of the migration may take on a large database. */
const MIGRATING = 60 * 60_000;

export interface StoreSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** What an operator should know of the store. */
export interface StoreLog {
  info(about: object, sentence: string): void;
  warn(about: object, sentence: string): void;
}

const SILENT: StoreLog = { info: () => {}, warn: () => {} };

export async function openStore({ databaseUrl, dataDir }: StoreSettings, log = SILENT): Promise<Sql> {
  if (databaseUrl === undefined) return migrated(await openFile(dataDir, log), log);
  // A server that keeps everything in files starts without it, and sooner.
  const { openPostgres } = await import('./postgres.ts');
  const patient = await migrated(await openPostgres(databaseUrl, MIGRATING), log);
  await patient.close();
  return openPostgres(databaseUrl);
}

async function openFile(folder: string, log: StoreLog): Promise<Sql> {
  if (folder === IN_MEMORY) return openSqlite(folder);
  const file = join(folder, DATABASE_FILE);
  const found = lookAt(file);
  const { bytes, isEmpty, wasLeftOpen } = found;
  if (isEmpty)
    log.warn({ file }, 'the file of the store is empty: if there was something in it, stop and restore a backup');
  const sql = await openSqlite(folder);
  if (!isToBeChecked(found)) {
    if (wasLeftOpen)
      log.warn({ file, bytes }, 'the store was not closed the last time, and is too large to be checked now');
    return sql;
  }
  if (wasLeftOpen) log.info({ file, bytes }, 'the store was not closed the last time, and is checked');
  return orClose(sql, () => mustBeWhole(sql, file));
}

async function migrated(sql: Sql, log: StoreLog): Promise<Sql> {
  return orClose(sql, async () => {
    if ((await migrate(sql)) === 0) log.info({}, 'a new store was made');
  });
}

/** Gives the database once this is done, and closes it if that fails. */
async function orClose(sql: Sql, done: () => Promise<void>): Promise<Sql> {
  try {
    await done();
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}
