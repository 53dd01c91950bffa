// A SQLite database in its folder, used by one thread alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BoundedMap } from '../limits/bounded-map.ts';
import type { Failure } from './failure.ts';
import { checkPlaces, placesIn, type Statement, type Value } from './sql.ts';

/** Instead of a folder: a database that is gone when it is closed. */
export const IN_MEMORY = ':memory:';
/** The name of the file in its folder. */
export const DATABASE_FILE = 'undertow.db';

interface Prepared {
  readonly statement: StatementSync;
  readonly places: number;
}

const PREPARED_KEPT = 200;
/** A server that has just been stopped may still be letting go of its files. */
const PATIENCE = 300;
/** What the log may keep on the disk once all of it is in the database. */
const LOG_KEPT = 16 * 1024 * 1024;
const KIBIBYTES_CACHED = 16 * 1024;

/** Rows were changed, but other ones than expected. */
class Unexpected extends Error {}

export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #prepared = new BoundedMap<Prepared>(PREPARED_KEPT);

  /**
   * Takes the database for this process alone, until it is closed or the process ends, in whatever way. The lock is the
   * system's own on the file. Nothing in this process may open that file by other means: closing it releases the lock.
   */
  constructor(folder: string) {
    if (folder !== IN_MEMORY) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = folder === IN_MEMORY ? IN_MEMORY : join(folder, DATABASE_FILE);
    this.#database = new DatabaseSync(path, { timeout: PATIENCE });
    try {
      this.#database.exec(`
        pragma locking_mode = exclusive;
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma journal_size_limit = ${LOG_KEPT};
        pragma temp_store = memory;
        pragma cache_size = -${KIBIBYTES_CACHED};
        begin immediate;
        commit;
      `);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /**
   * Each of them is done or not for itself: gives what became of those that were not. One transaction holds all that are
   * done, so that one synchronization of the disk serves them.
   */
  write(group: readonly (readonly Statement[])[]): Map<number, Failure> {
    try {
      // To keep them apart costs a third more, and hardly ever is anything wrong with one of them.
      const isDone = this.#writeTogether(group);
      return isDone ? new Map() : this.#writeApart(group);
    } catch (error) {
      const failure = failureOf(error);
      return new Map(group.map((_, i) => [i, failure]));
    }
  }

  rows(sql: string, values: readonly Value[] = []): object[] | Failure {
    try {
      return this.#prepare(sql, values).all(...values) as object[];
    } catch (error) {
      return failureOf(error, sql);
    }
  }

  close(): void {
    this.#database.close();
  }

  /** Nothing is written if anything is wrong with any of them. */
  #writeTogether(group: readonly (readonly Statement[])[]): boolean {
    try {
      this.#transact(() => {
        for (const statement of group.flat()) this.#perform(statement);
      });
      return true;
    } catch (error) {
      if (failureOf(error).kind === 'unavailable') throw error;
      return false;
    }
  }

  #writeApart(group: readonly (readonly Statement[])[]): Map<number, Failure> {
    const failures = new Map<number, Failure>();
    this.#transact(() => {
      group.forEach((statements, i) => {
        const failure = this.#writeOne(statements);
        if (failure) failures.set(i, failure);
      });
    });
    return failures;
  }

  #transact(write: () => void): void {
    try {
      this.#run('begin immediate');
      write();
      this.#run('commit');
    } catch (error) {
      if (this.#database.isTransaction) this.#run('rollback');
      throw error;
    }
  }

  #writeOne(statements: readonly Statement[]): Failure | undefined {
    this.#run('savepoint one');
    let current = '';
    try {
      for (const statement of statements) {
        current = statement.sql;
        this.#perform(statement);
      }
      this.#run('release one');
      return undefined;
    } catch (error) {
      const failure = failureOf(error, current);
      // What is wrong with the disk is wrong for all.
      if (failure.kind === 'unavailable') throw error;
      this.#run('rollback to one');
      this.#run('release one');
      return failure;
    }
  }

  #perform({ sql, values = [], changes }: Statement): void {
    const done = this.#prepare(sql, values).run(...values);
    if (changes !== undefined && done.changes !== changes) {
      throw new Unexpected(`${done.changes} rows were changed instead of ${changes}`);
    }
  }

  #run(sql: string): void {
    this.#prepare(sql, []).run();
  }

  #prepare(sql: string, values: readonly Value[]): StatementSync {
    const prepared = this.#prepared.get(sql) ?? this.#firstTime(sql);
    this.#prepared.set(sql, prepared);
    checkPlaces(prepared.places, values);
    return prepared.statement;
  }

  #firstTime(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    // SQLite would take the first and say nothing of the others.
    if (statement.sourceSQL.trim().length !== sql.trim().length) throw new Error('more than one statement');
    return { statement, places: placesIn(sql) };
  }
}

/** The results of SQLite that say something about the disk or the file, not about the statement. */
const DISK = new Set([
  5 /* busy */, 6 /* locked */, 7 /* memory */, 8 /* read-only */, 10 /* input or output */, 11 /* corrupt */,
  13 /* full */, 14 /* cannot open */, 15 /* protocol */, 26 /* not a database */,
]);
const UNIQUE = new Set([1555 /* primary key */, 2067 /* unique */, 2579 /* row id */]);

export function failureOf(error: unknown, sql = ''): Failure {
  const reason = error instanceof Error ? error.message : String(error);
  const message = sql ? `${reason}, in: ${sql}` : reason;
  if (error instanceof Unexpected) return { kind: 'conflict', message };
  const code = resultOf(error);
  if (UNIQUE.has(code)) return { kind: 'conflict', message };
  if (DISK.has(code & 0xff)) return { kind: 'unavailable', message };
  return { kind: 'bug', message };
}

/** The extended result code of SQLite; 0 if it was not SQLite that failed. */
export function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}
