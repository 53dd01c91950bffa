// Every maker of `Sql`, and how a test gets a database of it with all tables and nothing in them.

import { migrate } from '@undertow/server/store/migrate.ts';
import { MIGRATIONS } from '@undertow/server/store/migrations.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { IN_MEMORY } from '@undertow/server/store/sqlite-file.ts';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';

interface Maker {
  readonly name: string;
  open(): Promise<Sql>;
}

const MAKERS: readonly Maker[] = [{ name: 'SQLite', open: () => openSqlite(IN_MEMORY) }];

const TABLES = MIGRATIONS.flat().flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);

/** The same tests on every maker. The database is there while a test runs, and each test finds it empty. */
export function describeStore(what: string, tests: (store: () => Sql) => void): void {
  describe.each(MAKERS)(`${what} ($name)`, ({ open }) => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await open();
      await migrate(sql);
    });
    beforeEach(() => sql.write(TABLES.map((table) => ({ sql: `delete from ${table}` }))));
    afterAll(() => sql.close());
    tests(() => sql);
  });
}
