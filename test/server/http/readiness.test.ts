// `/readyz`: whether the store answers and can write, asked by many and found out once a second.
import { Readiness } from '@undertow/server/http/readiness.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { type Sql, Unavailable } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { TestHttp } from '../../support/server/http.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { describeStore } from '../../support/store/stores.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

describeStore('a server', (store) => {
  test('is not ready while its store answers but cannot write', async () => {
    const sql = new FailingSql(store());
    const http = await TestHttp.over(sql);
    expect((await http.ask('GET', '/readyz')).status).toBe(200);
    sql.writesFail = new Unavailable('attempt to write a readonly database');
    http.clock.pass(1000);
    const { status, json } = await http.ask('GET', '/readyz');
    expect([status, json]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
    expect((await http.ask('GET', '/healthz')).status).toBe(200);
    sql.writesFail = undefined;
    http.clock.pass(1000);
    expect((await http.ask('GET', '/readyz')).status).toBe(200);
  });

  test('writes once a second to find it out, however many ask, and leaves nothing there', async () => {
    let writes = 0;
    const counted: Sql = {
      rows: (sql, values) => store().rows(sql, values),
      write: (statements) => {
        writes++;
        return store().write(statements);
      },
      close: () => store().close(),
    };
    const http = await TestHttp.over(counted);
    writes = 0;
    const askAll = () => Promise.all(Array.from({ length: 50 }, () => http.ask('GET', '/readyz')));
    await askAll();
    http.clock.pass(999);
    await askAll();
    expect(writes).toBe(1);
    http.clock.pass(1);
    expect((await askAll()).every(({ status }) => status === 200)).toBe(true);
    expect(writes).toBe(2);
    expect(await store().rows('select id from probes')).toEqual([]);
  });
});

test('a server is not ready on a full disk, and is again when there is room', async () => {
  const sql = await openSqlite(temporaryFolder());
  onTestFinished(() => sql.close());
  await migrate(sql);
  const http = await TestHttp.over(sql);
  await sql.write([{ sql: 'create table ballast (text text)' }]);
  await sql.rows('pragma max_page_count = 120');
  const fill = () => sql.write([{ sql: 'insert into ballast (text) values (?)', values: ['x'.repeat(1000)] }]);
  let isFull = false;
  for (let i = 0; !isFull && i < 1000; i++)
    isFull = await fill().then(
      () => false,
      () => true,
    );
  expect(isFull).toBe(true);
  expect((await http.ask('GET', '/readyz')).code).toBe('unavailable');
  await sql.rows('pragma max_page_count = 1000000');
  http.clock.pass(1000);
  expect((await http.ask('GET', '/readyz')).status).toBe(200);
});

test('a store that does not answer is not asked more and more, and not waited for', async () => {
  const time = new FakeTime();
  let release: () => void = () => {};
  let writes = 0;
  const silent: Sql = {
    rows: async () => [],
    write: () => {
      writes++;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    close: async () => {},
  };
  const readiness = new Readiness(silent, time);
  const checked = expect(readiness.check()).rejects.toMatchObject({ problem: { code: 'unavailable' } });
  await time.pass(2000);
  await checked;
  await time.pass(5000);
  await expect(readiness.check()).rejects.toMatchObject({ problem: { code: 'unavailable' } });
  expect(writes).toBe(1);
  release();
  await time.settle();
  const again = readiness.check();
  release();
  await again;
  expect([writes, time.alarms]).toEqual([2, 0]);
});
