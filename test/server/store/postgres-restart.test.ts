// A PostgreSQL that is killed while it is written to, and comes back.
import { openPostgres } from '@undertow/server/store/postgres.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../scripts/service/postgres.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { askFor, describeWith } from '../../support/services/shared.ts';

const WRITERS = 8;

describeWith(await askFor('postgres'), 'a PostgreSQL that is killed', () => {
  test('has kept what was acknowledged, and is written to again as soon as it is back', async () => {
    const postgres = await startPostgres({ folder: temporaryFolder(), settings: { fsync: 'off' } });
    onTestFinished(() => postgres.daemon.stop());
    const sql = await openPostgres(postgres.url);
    onTestFinished(() => sql.close());
    await sql.write([{ sql: 'create table written (writer integer, number integer, primary key (writer, number))' }]);

    const acknowledged = new Set<string>();
    const maybe = new Set<string>();
    let isOver = false;
    const write = async (writer: number): Promise<void> => {
      for (let number = 1; !isOver; number++) {
        const row = `${writer} ${number}`;
        try {
          await sql.write([{ sql: 'insert into written (writer, number) values (?, ?)', values: [writer, number] }]);
          acknowledged.add(row);
        } catch (error) {
          expect(error).toBeInstanceOf(Unavailable);
          maybe.add(row);
        }
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const manyMore = (than: number) => expect.poll(() => acknowledged.size).toBeGreaterThan(than + 100);
    await manyMore(0);
    await postgres.daemon.kill();
    await postgres.daemon.restart();
    await manyMore(acknowledged.size);
    isOver = true;
    await writing;

    const rows = await sql.rows<{ writer: number; number: number }>('select writer, number from written');
    const found = new Set(rows.map(({ writer, number }) => `${writer} ${number}`));
    expect([...acknowledged].filter((row) => !found.has(row))).toEqual([]);
    expect([...found].filter((row) => !acknowledged.has(row) && !maybe.has(row))).toEqual([]);
  });
});
