// Every maker of `Sql`, and how a test gets a database of it with all tables and nothing in them.
import { migrate } from '@undertow/server/store/migrate.ts';
import { MIGRATIONS } from '@undertow/server/store/migrations.ts';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { IN_MEMORY } from '@undertow/server/store/sqlite-file.ts';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { askFor, describeWith, freshDatabase } from './services/shared.ts';

export type Maker = 'SQLite' | 'PostgreSQL';

const TABLES = MIGRATIONS.flat().flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);

const postgres = await askFor('postgres');

/** The same tests on every maker. The database is there while a test runs, and each test finds it empty. */
export function describeStore(what: string, tests: (store: () => Sql, maker: Maker) => void): void {
  describeMakers(what, (open, maker) => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await open();
      await migrate(sql);
    });
    beforeEach(() => sql.write(TABLES.map((table) => ({ sql: `delete from ${table}` }))));
    afterAll(() => sql.close());
    tests(() => sql, maker);
  });
}

/** The same tests on every maker: each call opens a database of its own with nothing in it. */
export function describeMakers(what: string, tests: (open: () => Promise<Sql>, maker: Maker) => void): void {
  describe(`${what} (SQLite)`, () => tests(() => openSqlite(IN_MEMORY), 'SQLite'));
  describeWith(postgres, `${what} (PostgreSQL)`, (url) =>
    tests(async () => openPostgres(await freshDatabase(url)), 'PostgreSQL'),
  );
}
