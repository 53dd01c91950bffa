// Looks at the file of a SQLite database before it is opened: whether it is there, empty, or of another program.
import { rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Unavailable } from './sql.ts';

export interface Found {
  readonly bytes: number;
  /** There is a file with nothing in it. */
  readonly isEmpty: boolean;
  /** The server that had it open last did not close it: the machine or the process fell. */
  readonly wasLeftOpen: boolean;
}

/** Refuses the database of another program, which stays as it is. */
export function lookAt(path: string): Found {
  const size = sizeOf(path);
  if (size && isForeign(path)) {
    throw new Unavailable(
      `The file ${path} is a database of another program. Move it away, or choose another DATA_DIR.`,
    );
  }
  return { bytes: size ?? 0, isEmpty: size === 0, wasLeftOpen: Boolean(sizeOf(`${path}-wal`)) };
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

/** Whether the file is a database without our table of migrations. */
function isForeign(path: string): boolean {
  const index = `${path}-shm`;
  const hasIndex = sizeOf(index) !== undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(urlOf(path), { readOnly: true });
    const tables = database.prepare("select 1 from sqlite_master where type = 'table' limit 1").all();
    const ours = database
      .prepare("select 1 from pragma_table_info('migrations') where name in ('number', 'time')")
      .all();
    return tables.length > 0 && ours.length < 2;
  } catch {
    // What is wrong with it, or that another server has it, shows when it is opened.
    return false;
  } finally {
    database?.close();
    // SQLite leaves the index that it makes in order to read what was written ahead.
    if (!hasIndex) rmSync(index, { force: true });
  }
}

/** Where no program works on the file, or fell while it did, SQLite reads it without a file of its own beside it. */
function urlOf(path: string): URL {
  const url = pathToFileURL(path);
  if (!sizeOf(`${path}-wal`) && !sizeOf(`${path}-journal`)) url.searchParams.set('immutable', '1');
  return url;
}
