// SQLite in a folder: that one process may open it, what a transaction carries, and what happens when the disk or the
// thread fails.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Sql, type Statement, Unavailable } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';

const TABLE: Statement = { sql: 'create table things (id integer primary key, text text)' };

function put(id: number, text = ''): Statement {
  return { sql: 'insert into things (id, text) values (?, ?)', values: [id, text] };
}

async function open(folder: string): Promise<Sql> {
  const sql = await openSqlite(folder);
  onTestFinished(() => sql.close());
  return sql;
}

async function ids(sql: Sql): Promise<number[]> {
  return (await sql.rows<{ id: number }>('select id from things order by id')).map(({ id }) => id);
}

describe('the folder', () => {
  test('is made if it is not there', async () => {
    const folder = join(temporaryFolder(), 'deep', 'data');
    await (await open(folder)).write([TABLE]);
    expect(existsSync(join(folder, 'undertow.db'))).toBe(true);
  });

  test('keeps what was written when it is closed and opened again', async () => {
    const folder = temporaryFolder();
    const first = await open(folder);
    await first.write([TABLE, put(1)]);
    await first.close();
    expect(await ids(await open(folder))).toEqual([1]);
  });

  test('holds one tidy file once it is closed', async () => {
    const folder = temporaryFolder();
    const sql = await open(folder);
    await sql.write([TABLE, put(1)]);
    await sql.close();
    expect(readdirSync(folder)).toEqual(['undertow.db']);
  });

  test('is refused with a sentence if it is a file', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(openSqlite(file)).rejects.toThrow(/^The data directory .*file cannot be used: /);
  });

  test('is refused with a sentence if something else stands where the database should', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'undertow.db'), 'This is a diary, and no database at all. '.repeat(100));
    await expect(openSqlite(folder)).rejects.toThrow(/cannot be used: file is not a database/);
    const other = temporaryFolder();
    mkdirSync(join(other, 'undertow.db'));
    await expect(openSqlite(other)).rejects.toThrow(Unavailable);
  });
});

describe('a group of writes', () => {
  /** How many pages the log got since this was last asked: every transaction puts at least one there. */
  async function pagesLogged(sql: Sql): Promise<number> {
    const [row] = await sql.rows<{ log: number }>('pragma wal_checkpoint(passive)');
    return row?.log ?? Number.NaN;
  }

  test('shares one transaction, if it comes while the thread is busy', async () => {
    const sql = await open(temporaryFolder());
    await sql.write([TABLE]);
    await pagesLogged(sql);
    await Promise.all(Array.from({ length: 200 }, (_, i) => sql.write([put(i)])));
    expect(await pagesLogged(sql)).toBeLessThan(20);
    expect(await ids(sql)).toHaveLength(200);
  });

  test('is not what single writes are', async () => {
    const sql = await open(temporaryFolder());
    await sql.write([TABLE]);
    await pagesLogged(sql);
    for (let i = 0; i < 30; i++) await sql.write([put(i)]);
    expect(await pagesLogged(sql)).toBeGreaterThanOrEqual(30);
  });
});

describe('a full disk', () => {
  async function limit(sql: Sql, pages: number): Promise<void> {
    await sql.rows(`pragma max_page_count = ${pages}`);
  }

  test('acknowledges nothing, forges nothing, and goes on once there is room', async () => {
    const folder = temporaryFolder();
    const sql = await open(folder);
    await sql.write([TABLE]);
    await limit(sql, 30);
    const kept: number[] = [];
    let trouble: unknown;
    for (let i = 0; trouble === undefined && i < 1000; i++) {
      await sql.write([put(i, 'x'.repeat(1000))]).then(
        () => kept.push(i),
        (error: unknown) => {
          trouble = error;
        },
      );
    }
    expect(trouble).toBeInstanceOf(Unavailable);
    expect(kept.length).toBeGreaterThan(10);
    expect(await ids(sql)).toEqual(kept);

    await limit(sql, 1_000_000);
    await sql.write([put(5000)]);
    await sql.close();
    expect(await ids(await open(folder))).toEqual([...kept, 5000]);
  });

  test('refuses all writes of a group', async () => {
    const sql = await open(temporaryFolder());
    await sql.write([TABLE, put(0)]);
    await limit(sql, 10);
    const writes = [put(1), put(2, 'x'.repeat(100_000)), put(0), put(3)].map((statement) => sql.write([statement]));
    for (const result of await Promise.allSettled(writes)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    expect(await ids(sql)).toEqual([0]);
    await sql.write([put(4)]);
    expect(await ids(sql)).toEqual([0, 4]);
  });
});

describe('closing', () => {
  test('first does what was asked for before', async () => {
    const folder = temporaryFolder();
    const sql = await open(folder);
    await sql.write([TABLE]);
    const writes = Array.from({ length: 10 }, (_, i) => sql.write([put(i)]));
    const read = ids(sql);
    await sql.close();
    await Promise.all(writes);
    expect(await read).toHaveLength(10);
    expect(await ids(await open(folder))).toHaveLength(10);
  });

  test('twice is closing once, and afterwards nothing is available', async () => {
    const sql = await open(temporaryFolder());
    const closings = [sql.close(), sql.close()];
    await expect(sql.rows('select 1')).rejects.toThrow(Unavailable);
    await Promise.all([...closings, sql.close()]);
    await expect(sql.write([])).rejects.toThrow('The database is closed.');
  });
});

describe('the thread', () => {
  /** So long that the thread is at work on it when whatever comes next happens. */
  const LONG = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select max(i) from n';

  async function openWithThread(folder: string): Promise<{ sql: Sql; thread: Worker }> {
    const { promise, resolve } = Promise.withResolvers<Worker>();
    process.once('worker', resolve);
    return { sql: await open(folder), thread: await promise };
  }

  test('that dies leaves no call without an answer, and nothing half done', async () => {
    const folder = temporaryFolder();
    const { sql, thread } = await openWithThread(folder);
    await sql.write([TABLE, put(1)]);
    const calls: Promise<unknown>[] = [sql.rows(LONG)];
    await new Promise<void>((resolve) => {
      // Behind the sending of the call above, and before any answer to it can be heard.
      setImmediate(() => {
        calls.push(sql.write([put(2)]), ids(sql));
        void thread.terminate();
        resolve();
      });
    });
    await Promise.all(calls.map((call) => expect(call).rejects.toThrow(Unavailable)));
    await expect(sql.write([put(3)])).rejects.toThrow('The thread of the database has ended.');
    await sql.close();
    expect(await ids(await open(folder))).toEqual([1]);
  });

  test('that crashes says why', async () => {
    const { sql, thread } = await openWithThread(temporaryFolder());
    const crash = new Promise((resolve) => thread.once('exit', resolve));
    // No call can do this: it is what a bug in the thread would do.
    thread.postMessage('nonsense');
    await crash;
    await expect(sql.rows('select 1')).rejects.toThrow(/^The thread of the database has crashed: /);
  });
});
