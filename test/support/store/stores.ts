// Every maker of `Sql`, and how a test gets a database of it with all tables and nothing in them.
import { migrate } from '@undertow/server/store/migrate.ts';
import { MIGRATIONS } from '@undertow/server/store/migrations.ts';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { IN_MEMORY } from '@undertow/server/store/sqlite-file.ts';
import { afterAll, beforeAll, beforeEach, describe, onTestFinished } from 'vitest';
import { askFor, describeWith, freshDatabase } from '../services/shared.ts';

export type Maker = 'SQLite' | 'PostgreSQL';

const TABLES = MIGRATIONS.flat().flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);

const postgres = await askFor('postgres');

/** A database, as one process has it open. */
interface Opened {
  readonly sql: Sql;
  /** Opens it once more, as another process does; of SQLite there is one process alone. */
  another(): Promise<Sql>;
}

/**
 * The same tests on every maker. The database is there while a test runs, and each test finds it empty; `another` is the
 * same as another process has it open.
 */
export function describeStore(
  what: string,
  tests: (store: () => Sql, maker: Maker, another: () => Promise<Sql>) => void,
): void {
  describeDatabases(what, (open, maker) => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
      await migrate(opened.sql);
    });
    beforeEach(() => opened.sql.write(TABLES.map((table) => ({ sql: `delete from ${table}` }))));
    afterAll(() => opened.sql.close());
    tests(
      () => opened.sql,
      maker,
      () => opened.another(),
    );
  });
}

/** The same tests on every maker: each call opens a database of its own with nothing in it. */
export function describeMakers(what: string, tests: (open: () => Promise<Sql>, maker: Maker) => void): void {
  describeDatabases(what, (open, maker) => tests(async () => (await open()).sql, maker));
}

function describeDatabases(what: string, tests: (open: () => Promise<Opened>, maker: Maker) => void): void {
  const inFile = async (): Promise<Opened> => {
    const sql = await openSqlite(IN_MEMORY);
    return { sql, another: async () => sql };
  };
  const onServer = async (service: string): Promise<Opened> => {
    const url = await freshDatabase(service);
    return {
      sql: await openPostgres(url),
      async another() {
        const sql = await openPostgres(url);
        onTestFinished(() => sql.close());
        return sql;
      },
    };
  };
  describe(`${what} (SQLite)`, () => tests(inFile, 'SQLite'));
  describeWith(postgres, `${what} (PostgreSQL)`, (url) => tests(() => onServer(url), 'PostgreSQL'));
}
