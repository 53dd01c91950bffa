// SQLite and other processes: only one at a time has the folder, and what it acknowledged outlives it.
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { WritingProcess } from '../../support/store/writing-process.ts';

const REFUSED = /^The data directory .* is in use by another server\. Stop that one, or choose another directory\.$/;

describe('a folder that is in use', () => {
  test('is refused to a second opening by the same process, until it is closed', async () => {
    const folder = temporaryFolder();
    const first = await openSqlite(folder);
    await expect(openSqlite(folder)).rejects.toThrow(REFUSED);
    await first.write([{ sql: 'create table things (id integer)' }]);
    await first.close();
    await (await openSqlite(folder)).close();
  });

  test('is refused to this process, until the other is killed', async () => {
    const folder = temporaryFolder();
    const other = new WritingProcess(folder, 0);
    expect(await other.says()).toBe('open');
    await expect(openSqlite(folder)).rejects.toThrow(REFUSED);
    await other.kill();
    await (await openSqlite(folder)).close();
  });

  test('is refused to another process while it is written to', async () => {
    const folder = temporaryFolder();
    const mine = await openSqlite(folder);
    onTestFinished(() => mine.close());
    await mine.write([{ sql: 'create table things (id integer)' }]);
    const other = new WritingProcess(folder, 0);
    expect(await other.says()).toMatch(REFUSED);
    expect(await other.says()).toBeUndefined();
  });

  test('goes to exactly one of the processes that start together', async () => {
    const folder = temporaryFolder();
    const processes = Array.from({ length: 4 }, () => new WritingProcess(folder, 0));
    const words = await Promise.all(processes.map((process) => process.says()));
    expect(words.filter((word) => word === 'open')).toHaveLength(1);
    expect(words.filter((word) => word !== undefined && REFUSED.test(word))).toHaveLength(3);
  });
});

describe('a process that is killed', () => {
  const ROUNDS = 4;
  const WRITERS = 8;

  test('has lost nothing that was acknowledged, and left no gap', async () => {
    const folder = temporaryFolder();
    const acknowledged = new Set<string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const writing = new WritingProcess(folder, WRITERS);
      expect(await writing.says()).toBe('open');
      const heard = new Set<string>();
      while (heard.size < 150 * round) {
        const row = await writing.says();
        expect(row).toMatch(/^\d+ \d+$/);
        heard.add(String(row));
      }
      for (const row of [...heard, ...(await writing.kill())]) acknowledged.add(row);

      const sql = await openSqlite(folder);
      const rows = await sql.rows<{ writer: number; number: number }>(
        'select writer, number from written order by writer, number',
      );
      await sql.close();
      const found = new Set(rows.map(({ writer, number }) => `${writer} ${number}`));
      expect([...acknowledged].filter((row) => !found.has(row))).toEqual([]);
      // What was not acknowledged may be there as well: at most the last row of each writer.
      for (let writer = 0; writer < WRITERS; writer++) {
        const numbers = rows.filter((row) => row.writer === writer).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      }
      expect(found.size - acknowledged.size).toBeLessThanOrEqual(WRITERS * round);
    }
  });
});
