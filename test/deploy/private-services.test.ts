// A PostgreSQL and a Redis of one's own: killed, paused and started again, with what they had.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Daemon } from '../../scripts/service/daemon.ts';
import { atPort } from '../../scripts/service/loopback.ts';
import { type PrivatePostgres, startPostgres } from '../../scripts/service/postgres.ts';
import { startRedis } from '../../scripts/service/redis.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { describeWithAll } from './engines.ts';

/** It takes its time to be made on a busy machine. */
const SLOW = 300_000;
const SETTINGS = { fsync: 'off' };

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // A server that is killed says so to its clients.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

await describeWithAll("an engine of one's own", () => {
  let folder: string;
  let postgres: PrivatePostgres;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'undertow-test-'));
    postgres = await startPostgres({ folder, settings: SETTINGS });
  }, SLOW);

  afterAll(async () => {
    await postgres.daemon.stop();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  test('PostgreSQL keeps what it was told over a kill, and is found at the same address', async () => {
    const { url, daemon } = postgres;
    await ask(url, 'create table pearls (count int); insert into pearls values (5)');
    const { pid } = daemon;
    await daemon.kill();
    expect([daemon.isRunning, daemon.pid]).toEqual([false, 0]);
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await daemon.restart();
    expect(daemon.pid).not.toBe(pid);
    expect(await ask(url, 'select count from pearls')).toEqual([{ count: 5 }]);
  });

  test('PostgreSQL goes on in a folder where it was before, with all its databases', async () => {
    const url = await postgres.createDatabase('deep');
    await ask(url, 'create table lords (name text)');
    await postgres.daemon.stop();
    postgres = await startPostgres({ folder, settings: SETTINGS });
    const there = new URL(postgres.url);
    there.pathname = '/deep';
    expect(await ask(there.href, 'select * from lords')).toEqual([]);
  });

  test('PostgreSQL lets in only clients with its password, which only its owner can read', async () => {
    const wrong = new URL(postgres.url);
    wrong.password = 'guessed';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password');
    expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);
  });

  test('a pause holds PostgreSQL with all its processes, until it is resumed', async () => {
    const { url, daemon } = postgres;
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    daemon.pause();
    let isAnswered = false;
    const asking = client.query('select 1').then(() => {
      isAnswered = true;
    });
    // A whole Redis starts in between: a PostgreSQL that was not held would have answered long since.
    const redis = await startRedis({ folder: temporaryFolder() });
    await redis.daemon.stop();
    expect(isAnswered).toBe(false);
    daemon.resume();
    await asking;
  });

  test('Redis keeps what it was told over a kill, and lets in only clients with its password', async () => {
    const { url, daemon } = await startRedis({ folder: join(temporaryFolder(), 'redis') });
    onTestFinished(() => daemon.stop());
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    redis.on('error', () => {});
    await redis.set('lord', 'seer');
    await daemon.kill();
    await daemon.restart();
    expect(await redis.get('lord')).toBe('seer');
    const stranger = new Redis(url.replace(/:[^:@]+@/, ':guessed@'), { retryStrategy: () => null });
    const told = new Promise((resolve) => stranger.once('error', resolve));
    await expect(stranger.get('lord')).rejects.toThrow();
    expect(await told).toMatchObject({ message: expect.stringContaining('WRONGPASS') });
  });

  test('a port that another program has taken in the meantime is not insisted on', async () => {
    const { port, daemon } = await startRedis({ folder: temporaryFolder() });
    onTestFinished(() => daemon.stop());
    await expect(startRedis({ folder: temporaryFolder(), port })).rejects.toThrow(/address already in use/i);
    let tries = 0;
    const other = await atPort(undefined, (free) => {
      const isFirst = tries++ === 0;
      return startRedis({ folder: temporaryFolder(), port: isFirst ? port : free });
    });
    onTestFinished(() => other.daemon.stop());
    expect([tries, other.port === port]).toEqual([2, false]);
  });
});

test('a program that does not start says its last words, and one that is not there that it is not', async () => {
  const script = 'console.log("the water is too cold"); process.exit(1)';
  const recipe = { name: 'The swimmer', command: process.execPath, args: ['-e', script], ready: /never/ };
  await expect(Daemon.start(recipe)).rejects.toThrow(/^The swimmer ended instead of starting:\nthe water is too cold$/);
  await expect(Daemon.start({ ...recipe, command: './no-such-program' })).rejects.toThrow('could not be started');
});

test('a program that does not end when asked is told again when it is resumed, and its log has all it said', async () => {
  const log = join(temporaryFolder(), 'log');
  const script = 'console.log("ready"); setInterval(() => {}, 1000)';
  const recipe = { name: 'The sleeper', command: process.execPath, args: ['-e', script], ready: /ready/, log };
  const daemon = await Daemon.start(recipe);
  daemon.pause();
  await daemon.stop();
  expect([daemon.isRunning, existsSync(log)]).toEqual([false, true]);
});
