// Opening the store in a folder: what lies there may be new, empty, damaged, or of another program.
import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '@undertow/server/store/open.ts';
import { type Sql, Unavailable } from '@undertow/server/store/sql.ts';
import { isToBeChecked } from '@undertow/server/store/sqlite-check.ts';
import { lookAt } from '@undertow/server/store/sqlite-found.ts';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';

/** What was logged. */
class StoreLines {
  readonly lines: string[] = [];
  readonly info = (_: object, sentence: string) => this.lines.push(`info: ${sentence}`);
  readonly warn = (_: object, sentence: string) => this.lines.push(`warn: ${sentence}`);
}

async function open(dataDir: string, log?: StoreLines): Promise<Sql> {
  const sql = await openStore({ databaseUrl: undefined, dataDir }, log);
  onTestFinished(() => sql.close());
  return sql;
}

const fileIn = (folder: string) => join(folder, 'undertow.db');

/** A store with so much in it that it has many pages, and is closed. */
async function filled(folder: string): Promise<string> {
  const sql = await open(folder);
  const chat = (number: number) => ({
    sql: `insert into chat (table_id, channel, number, person, name, kind, text, time)
      values ('k3v9x0q2ab', 'table', ?, 'ada', 'Ada', 'member', ?, 0)`,
    values: [number, 'Well played. '.repeat(20)],
  });
  await sql.write(Array.from({ length: 2000 }, (_, i) => chat(i)));
  await sql.close();
  return fileIn(folder);
}

/** As a disk does it that has lost some of what was written. */
function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(descriptor, Buffer.alloc(8 * 4096, 0xd5), 0, 8 * 4096, Math.floor(size / 2 / 4096) * 4096);
  closeSync(descriptor);
}

test('a new store is said to be new, and one that was there is not', async () => {
  const folder = temporaryFolder();
  const [first, second] = [new StoreLines(), new StoreLines()];
  await (await open(folder, first)).close();
  await (await open(folder, second)).close();
  expect([first.lines, second.lines]).toEqual([['info: a new store was made'], []]);
});

test('a file with nothing in it is used, and said to be empty', async () => {
  const folder = temporaryFolder();
  writeFileSync(fileIn(folder), '');
  const log = new StoreLines();
  await open(folder, log);
  expect(log.lines).toEqual([
    'warn: the file of the store is empty: if there was something in it, stop and restore a backup',
    'info: a new store was made',
  ]);
});

test.each([
  ['with a table that is called like one of ours', 'create table people (id integer primary key)'],
  ['with migrations of its own', 'create table migrations (id integer primary key, name text)'],
  ['that has nothing to do with us', 'create table bookmarks (url text)'],
  ['that writes ahead', 'pragma journal_mode = wal; create table bookmarks (url text)'],
])('the database of another program, %s, is refused with a sentence and stays as it is', async (_, sql) => {
  const folder = temporaryFolder();
  const foreign = new DatabaseSync(fileIn(folder));
  foreign.exec(sql);
  foreign.close();
  const before = readFileSync(fileIn(folder));
  const error = await openStore({ databaseUrl: undefined, dataDir: folder }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Unavailable);
  expect((error as Error).message).toBe(
    `The file ${fileIn(folder)} is a database of another program. Move it away, or choose another DATA_DIR.`,
  );
  expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['undertow.db']);
});

test('the database of another program that has it open is refused for what it has written ahead', async () => {
  const folder = temporaryFolder();
  const foreign = new DatabaseSync(fileIn(folder));
  foreign.exec('pragma journal_mode = wal; create table bookmarks (url text)');
  await expect(openStore({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow('of another program');
  foreign.close();
});

test('a file that is no database is refused with a sentence that says what to do', async () => {
  const folder = temporaryFolder();
  writeFileSync(fileIn(folder), 'This is a diary, and no database at all. '.repeat(100));
  await expect(open(folder)).rejects.toThrow(/^The data directory .* cannot be used: .*Move undertow\.db away.*\.$/);
});

test('a store that is damaged is noticed at the start, and refused with a sentence', async () => {
  const folder = temporaryFolder();
  damage(await filled(folder));
  const error = await openStore({ databaseUrl: undefined, dataDir: folder }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Unavailable);
  expect((error as Error).message).toMatch(
    /^The database .*undertow\.db is damaged \(.+\)\. Put a backup in its place: .*\.$/,
  );
  expect((error as Error).message).not.toContain('\n');
});

test('a store that was cut off in the middle is noticed, too', async () => {
  const folder = temporaryFolder();
  const file = await filled(folder);
  writeFileSync(file, readFileSync(file).subarray(0, Math.floor(statSync(file).size / 2 / 4096) * 4096));
  await expect(open(folder)).rejects.toThrow(Unavailable);
});

test('a store is found to be left open while it was not closed, and is checked and opened all the same', async () => {
  const folder = temporaryFolder();
  const sql = await open(folder);
  await sql.write([{ sql: `insert into keys (name, value) values ('left', 'here')` }]);
  expect(lookAt(fileIn(folder))).toMatchObject({ wasLeftOpen: true, isEmpty: false });
  // As the disk has it when the process falls at this moment.
  const fallen = temporaryFolder();
  for (const file of readdirSync(folder)) copyFileSync(join(folder, file), join(fallen, file));
  await sql.close();
  expect(lookAt(fileIn(folder))).toMatchObject({ wasLeftOpen: false, isEmpty: false });
  const log = new StoreLines();
  const again = await open(fallen, log);
  expect(log.lines).toEqual(['info: the store was not closed the last time, and is checked']);
  expect(await again.rows("select value from keys where name = 'left'")).toEqual([{ value: 'here' }]);
  await again.close();
  expect(readdirSync(fallen)).toEqual(['undertow.db']);
});

test.each([
  [10, false, true],
  [10, true, true],
  [500, false, false],
  [500, true, true],
  [50_000, true, false],
])('a store of %d MB that was left open: %j, is checked at the start: %j', (megabytes, wasLeftOpen, checked) => {
  expect(isToBeChecked({ bytes: megabytes * 1e6, isEmpty: false, wasLeftOpen })).toBe(checked);
});
