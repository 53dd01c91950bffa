// The steps that bring a database to the tables of this version.
import { migrate } from '@undertow/server/store/migrate.ts';
import { Conflict, type Sql } from '@undertow/server/store/sql.ts';
import { expect, onTestFinished, test } from 'vitest';
import { describeMakers } from '../../support/store/stores.ts';

const FIRST = ['create table a (id integer primary key)', 'create table b (id integer primary key)'];
const SECOND = ['insert into a (id) values (1)', 'alter table b add column name text'];

async function steps(sql: Sql): Promise<number[]> {
  const rows = await sql.rows<{ number: number }>('select number from migrations order by number');
  return rows.map(({ number }) => number);
}

describeMakers('migrating', (open) => {
  async function emptyDatabase(): Promise<Sql> {
    const sql = await open();
    onTestFinished(() => sql.close());
    return sql;
  }

  test('takes all steps, and each of them once', async () => {
    const sql = await emptyDatabase();
    await migrate(sql, [FIRST]);
    expect(await steps(sql)).toEqual([1]);
    await migrate(sql, [FIRST, SECOND]);
    await migrate(sql, [FIRST, SECOND]);
    expect(await steps(sql)).toEqual([1, 2]);
    expect(await sql.rows('select id from a')).toEqual([{ id: 1 }]);
    expect(await sql.rows('select id, name from b')).toEqual([]);
  });

  test('by two at the same time takes each step once', async () => {
    const sql = await emptyDatabase();
    await Promise.all([migrate(sql, [FIRST, SECOND]), migrate(sql, [FIRST, SECOND])]);
    expect(await steps(sql)).toEqual([1, 2]);
    expect(await sql.rows('select id from a')).toEqual([{ id: 1 }]);
  });

  test('takes a step whole or not at all', async () => {
    const sql = await emptyDatabase();
    const broken = ['create table c (id integer)', 'insert into nowhere (id) values (1)'];
    await expect(migrate(sql, [FIRST, broken])).rejects.toThrow('nowhere');
    expect(await steps(sql)).toEqual([1]);
    await expect(sql.rows('select * from c')).rejects.toThrow(/no such table: c|"c" does not exist/);
    await migrate(sql, [FIRST, SECOND]);
    expect(await steps(sql)).toEqual([1, 2]);
  });

  test('does not go round for ever if a step meets a key that is there', async () => {
    const sql = await emptyDatabase();
    await expect(migrate(sql, [FIRST, [...SECOND, 'insert into a (id) values (1)']])).rejects.toThrow(Conflict);
    expect(await steps(sql)).toEqual([1]);
  });

  test('refuses a database that knows more than this version', async () => {
    const sql = await emptyDatabase();
    await migrate(sql, [FIRST, SECOND]);
    await expect(migrate(sql, [FIRST])).rejects.toThrow(
      'The database was written by a newer version of this server: it is at step 2, and this version knows 1.',
    );
  });
});
