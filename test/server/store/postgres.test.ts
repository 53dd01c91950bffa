// PostgreSQL beyond the contract: which databases are taken, what a transaction carries, and connections that are lost.
import { append, type JournalRow } from '@undertow/server/store/journal.ts';
import { keyNamed } from '@undertow/server/store/keys.ts';
import { createMatch } from '@undertow/server/store/matches.ts';
import { openStore } from '@undertow/server/store/open.ts';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import { Conflict, type Sql, type Statement, Unavailable } from '@undertow/server/store/sql.ts';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { matchRecord } from '../../support/server/records.ts';
import { askFor, describeWith, freshDatabase } from '../../support/services/shared.ts';

const ENTRY: JournalRow = { number: 0, seat: 0, kind: 'answer', answer: 'a', time: 1, bank: null, message: null };

const TABLE: Statement = { sql: 'create table things (id integer primary key, many integer not null)' };

/** In milliseconds: what has to happen within it may not, where the machine is busy. */
const IMPATIENT = 300;

function put(id: number, many = 0): Statement {
  return { sql: 'insert into things (id, many) values (?, ?)', values: [id, many] };
}

function raise(id: number): Statement {
  return { sql: 'update things set many = many + 1 where id = ?', values: [id], changes: 1 };
}

async function ids(sql: Sql): Promise<number[]> {
  return (await sql.rows<{ id: number }>('select id from things order by id')).map(({ id }) => id);
}

async function open(url: string, patience?: number): Promise<Sql> {
  const sql = await openPostgres(url, patience);
  onTestFinished(() => sql.close());
  return sql;
}

describeWith(await askFor('postgres'), 'PostgreSQL', (url) => {
  /** Another client of this database. */
  async function anotherClient(database: string): Promise<Client> {
    const client = new Client(database);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** The connection over which the server writes. */
  async function writer(client: Client): Promise<number> {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'undertow'
        order by backend_start limit 1`,
    );
    return rows[0]?.pid ?? Number.NaN;
  }

  async function isWaitingForLock(client: Client): Promise<boolean> {
    const { rows } = await client.query('select 1 from pg_locks where not granted');
    return rows.length > 0;
  }

  /** Holds the table until the function that this gives is called. */
  async function lockThings(client: Client): Promise<() => Promise<unknown>> {
    await client.query('begin');
    await client.query('lock table things');
    return () => client.query('commit');
  }

  describe('is refused in a sentence without the password', () => {
    function changed(change: (url: URL) => void): string {
      const other = new URL(url);
      change(other);
      return other.href;
    }

    test.each([
      ['a server that is not there', changed((other) => (other.port = '1')), /at 127\.0\.0\.1:1 cannot .*ECONNREFUSED/],
      ['a wrong password', changed((other) => (other.password = 'Sesame')), /password authentication failed for user/],
      ['a database that is not there', changed((other) => (other.pathname = '/no')), /database "no" does not exist/],
      ['a host that is none', changed((other) => (other.hostname = 'db.invalid')), /db\.invalid/],
    ])('%s', async (_, wrong, sentence) => {
      const error: unknown = await openStore({ databaseUrl: wrong, dataDir: '' }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Unavailable);
      const { message } = error as Error;
      expect(message).toMatch(/^The database .* cannot be used: .*\.$/);
      expect(message).toMatch(sentence);
      expect(message).not.toContain(new URL(wrong).password);
    });

    test('a database that cannot hold every text', async () => {
      const client = await anotherClient(url);
      await client.query("create database narrow encoding 'SQL_ASCII' template template0");
      await expect(openPostgres(changed((other) => (other.pathname = '/narrow')))).rejects.toThrow('SQL_ASCII');
    });
  });

  test('is brought to its tables once by processes that start together, and they sign with one key', async () => {
    const databaseUrl = await freshDatabase(url);
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl, dataDir: '' })));
    onTestFinished(async () => void (await Promise.all(stores.map((sql) => sql.close()))));
    const keys = await Promise.all(stores.map((sql, i) => keyNamed(sql, 'tokens', `key ${i}`)));
    expect(new Set(keys).size).toBe(1);
  });

  test('gives writes that come together one transaction, and each single write its own', async () => {
    const sql = await open(await freshDatabase(url));
    await sql.write([TABLE]);
    const transactions = async () =>
      (await sql.rows<{ n: number }>('select count(distinct xmin::text) as n from things'))[0]?.n;
    await Promise.all(Array.from({ length: 200 }, (_, i) => sql.write([put(i)])));
    expect(await transactions()).toBeLessThan(10);
    await sql.write([{ sql: 'delete from things' }]);
    for (let i = 0; i < 20; i++) await sql.write([put(i)]);
    expect(await transactions()).toBe(20);
  });

  test('lets two writes that want the same rows in different orders both have them', async () => {
    const database = await freshDatabase(url);
    const both = [await open(database), await open(database)] as const;
    await both[0].write([TABLE, put(1), put(2)]);
    const rounds = Array.from({ length: 40 }, (_, i) => i);
    await Promise.all(
      rounds.map(async (i) => {
        await Promise.all([both[0].write([raise(1), raise(2)]), both[1].write([raise(2), raise(1)])]);
        return i;
      }),
    );
    expect(await both[0].rows('select many from things')).toEqual([{ many: 80 }, { many: 80 }]);
  });

  test('lets no process write a match that another is just taking over', async () => {
    const databaseUrl = await freshDatabase(url);
    const sql = await openStore({ databaseUrl, dataDir: '' });
    onTestFinished(() => sql.close());
    await sql.write(createMatch(matchRecord('deep'), 0, 'here'));
    const other = await anotherClient(databaseUrl);
    await other.query("begin; update matches set fence = 1, owner = 'there' where id = 'deep'");
    const appended = sql.write(append('deep', 0, [ENTRY])).catch((failure: unknown) => failure);
    await expect.poll(() => isWaitingForLock(other)).toBe(true);
    await other.query('commit');
    expect(await appended).toBeInstanceOf(Conflict);
  });

  describe('when a connection is lost', () => {
    test('while it is not used, goes on over a new one', async () => {
      const database = await freshDatabase(url);
      const sql = await open(database);
      await sql.write([TABLE]);
      expect(await ids(sql)).toEqual([]);
      const client = await anotherClient(database);
      for (let i = 0; i < 3; i++) {
        await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and application_name = 'undertow'`);
        // The news of the loss may still be on its way: then one more write is lost.
        await expect.poll(() => sql.write([put(i)]).catch(() => 'lost')).not.toBe('lost');
        await expect.poll(() => ids(sql).catch(() => [])).toHaveLength(i + 1);
      }
    });

    test('under a write, says that its outcome is unknown, and goes on with the next', async () => {
      const database = await freshDatabase(url);
      const sql = await open(database);
      await sql.write([TABLE]);
      const client = await anotherClient(database);
      const unlock = await lockThings(client);
      const other = await anotherClient(database);
      const write = sql.write([put(1)]).catch((reason: unknown) => reason);
      await expect.poll(() => isWaitingForLock(other)).toBe(true);
      await other.query('select pg_terminate_backend($1, 5000)', [await writer(other)]);
      expect(await write).toBeInstanceOf(Unavailable);
      await unlock();
      await sql.write([put(2)]);
      expect(await ids(sql)).toEqual([2]);
    });

    test('with a statement that takes too long, says so, and has not done it', async () => {
      const database = await freshDatabase(url);
      const patient = await open(database);
      await patient.write([TABLE]);
      const sql = await open(database, IMPATIENT);
      const unlock = await lockThings(await anotherClient(database));
      await expect(sql.write([put(1)])).rejects.toThrow(Unavailable);
      await unlock();
      // Here any write may take too long.
      const again = { sql: 'insert into things (id, many) values (2, 0) on conflict do nothing' };
      await expect.poll(() => sql.write([again]).catch(() => 'late')).not.toBe('late');
      expect(await ids(patient)).toEqual([2]);
    });

    test('by a server that hangs, lets nothing of before overtake what comes later', async () => {
      const database = await freshDatabase(url);
      const patient = await open(database);
      await patient.write([TABLE, put(1)]);
      await patient.close();
      const client = await anotherClient(database);
      await expect.poll(() => writer(client)).toBeNaN();
      const sql = await open(database, IMPATIENT);
      const set = (many: number) => sql.write([{ sql: 'update things set many = ?', values: [many], changes: 1 }]);
      await expect.poll(() => set(3).catch(() => 'late')).not.toBe('late');
      const hanging = await writer(client);
      process.kill(hanging, 'SIGSTOP');
      try {
        await expect(set(5)).rejects.toThrow(Unavailable);
      } finally {
        process.kill(hanging, 'SIGCONT');
      }
      await expect.poll(() => set(7).catch(() => 'late')).not.toBe('late');
      const { rows } = await client.query('select pid from pg_stat_activity where pid = $1', [hanging]);
      expect(rows).toEqual([]);
      expect((await client.query('select many from things')).rows).toEqual([{ many: 7 }]);
    });
  });

  test('does what was asked for before it is closed, and nothing afterwards', async () => {
    const database = await freshDatabase(url);
    const sql = await openPostgres(database);
    await sql.write([TABLE]);
    const writes = Array.from({ length: 10 }, (_, i) => sql.write([put(i)]));
    const closings = [sql.close(), sql.close()];
    await expect(sql.rows('select 1')).rejects.toThrow('The database is closed.');
    await Promise.all([...writes, ...closings]);
    await expect(sql.write([])).rejects.toThrow(Unavailable);
    expect(await ids(await open(database))).toHaveLength(10);
  });
});
