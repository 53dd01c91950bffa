// What every maker of `Sql` must keep to, whatever stands in the tables.
import { Conflict, type Sql, type Statement } from '@undertow/server/store/sql.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

const TABLE =
  'create table if not exists things (id text primary key, label text, many bigint, exact double precision)';

function put(id: string, many = 0): Statement {
  return { sql: 'insert into things (id, many) values (?, ?)', values: [id, many] };
}

async function ids(sql: Sql): Promise<string[]> {
  return (await sql.rows<{ id: string }>('select id from things order by id')).map(({ id }) => id);
}

describeStore('a database', (store) => {
  beforeEach(() => store().write([{ sql: TABLE }, { sql: 'delete from things' }]));

  test('reads what it was told to write', async () => {
    await store().write([put('a', 1), put('b', 2)]);
    expect(await store().rows('select id, many, label from things where many >= ? order by id', [1])).toEqual([
      { id: 'a', many: 1, label: null },
      { id: 'b', many: 2, label: null },
    ]);
  });

  test('takes a write without statements', async () => {
    await expect(store().write([])).resolves.toBeUndefined();
  });

  test('keeps every text, whole number and fraction as it was', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    const fraction = fc.double({ noNaN: true, noDefaultInfinity: true });
    await fc.assert(
      fc.asyncProperty(fc.option(text), fc.maxSafeInteger(), fraction, async (label, many, exact) => {
        const values = ['x', label, many, exact];
        await store().write([
          { sql: 'delete from things' },
          { sql: 'insert into things (id, label, many, exact) values (?, ?, ?, ?)', values },
        ]);
        // Databases know no negative nought.
        expect(await store().rows('select * from things')).toEqual([{ id: 'x', label, many, exact: exact + 0 }]);
      }),
      { numRuns: 200 },
    );
  });

  test('takes what is no text to some databases, and finds it again', async () => {
    const label = 'a\0b';
    await store().write([{ sql: 'insert into things (id, label) values (?, ?)', values: ['odd', label] }]);
    const [row] = await store().rows<{ label: string }>('select label from things where label = ?', [label]);
    expect(row?.label.replace('\uFFFD', '\0')).toBe(label);
  });

  test('keeps a long text whole', async () => {
    const label = 'ünder tow '.repeat(50_000);
    await store().write([{ sql: 'insert into things (id, label) values (?, ?)', values: ['long', label] }]);
    const [row] = await store().rows<{ label: string }>('select label from things');
    expect(row?.label === label).toBe(true);
  });

  describe('refuses with a conflict', () => {
    test('a key that is there already', async () => {
      await store().write([put('a')]);
      await expect(store().write([put('a')])).rejects.toThrow(Conflict);
    });

    test('a change of more or fewer rows than expected', async () => {
      await store().write([put('a'), put('b')]);
      for (const changes of [0, 1, 3]) {
        const write = store().write([{ sql: 'update things set many = 9', changes }]);
        await expect(write).rejects.toThrow(Conflict);
      }
      await store().write([{ sql: 'update things set many = 5', changes: 2 }]);
      expect(await store().rows('select many from things')).toEqual([{ many: 5 }, { many: 5 }]);
    });

    test('an insert that its condition forbids', async () => {
      const insert = 'insert into things (id, many) select ?, ? where exists (select 1 from things where id = ?)';
      const write = store().write([{ sql: insert, values: ['b', 1, 'a'], changes: 1 }]);
      await expect(write).rejects.toThrow(Conflict);
    });

    test('the whole write, if one statement of it is refused', async () => {
      await store().write([put('taken')]);
      await expect(store().write([put('a'), put('taken'), put('b')])).rejects.toThrow(Conflict);
      expect(await ids(store())).toEqual(['taken']);
    });
  });

  describe('of writes at the same time', () => {
    test('keeps those that are good, whatever becomes of the others', async () => {
      await store().write([put('taken')]);
      const names = Array.from({ length: 60 }, (_, i) => `n${String(i).padStart(2, '0')}`);
      const results = await Promise.allSettled(
        names.map((name, i) => {
          if (i % 3 === 0) return store().write([put(name), put('taken')]);
          if (i % 5 === 0) return store().write([put(name), { sql: 'insert into nowhere (id) values (1)' }]);
          return store().write([put(name)]);
        }),
      );
      const good = names.filter((_, i) => i % 3 !== 0 && i % 5 !== 0);
      expect(names.filter((_, i) => results[i]?.status === 'fulfilled')).toEqual(good);
      expect(await ids(store())).toEqual([...good, 'taken']);
    });

    test('does each once, also where another one is refused', async () => {
      await store().write([put('a', 0)]);
      const more = { sql: 'update things set many = many + 1 where id = ?', values: ['a'], changes: 1 };
      const writes = Array.from({ length: 30 }, (_, i) => (i === 20 ? [put('a')] : [more]));
      const results = await Promise.allSettled(writes.map((statements) => store().write(statements)));
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(await store().rows('select many from things')).toEqual([{ many: 29 }]);
    });

    test('lets exactly one have what both want', async () => {
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => store().write([put('one', i)])));
      const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
      expect(winners).toHaveLength(1);
      expect(await store().rows('select id, many from things')).toEqual([{ id: 'one', many: winners[0] }]);
    });

    test('does them in the order in which they were asked for', async () => {
      await store().write([put('a', 0)]);
      const steps = Array.from({ length: 30 }, (_, i) => i);
      await Promise.all(
        steps.map((i) =>
          store().write([
            { sql: 'update things set many = ? where id = ? and many = ?', values: [i + 1, 'a', i], changes: 1 },
          ]),
        ),
      );
      expect(await store().rows('select many from things')).toEqual([{ many: 30 }]);
    });

    test('shows all that was acknowledged to a read afterwards', async () => {
      for (let i = 0; i < 20; i++) {
        await store().write([put(`${i}`)]);
        expect(await ids(store())).toHaveLength(i + 1);
      }
    });
  });

  describe('calls a bug by its name, and goes on', () => {
    const bugs: readonly Statement[] = [
      { sql: 'selec 1' },
      { sql: 'insert into nowhere (id) values (1)' },
      { sql: 'insert into things (id) values (?)', values: [] },
      { sql: 'insert into things (id) values (?)', values: ['a', 'b'] },
    ];

    test.each(bugs)('$sql', async ({ sql, values = [] }) => {
      for (const call of [() => store().write([{ sql, values }]), () => store().rows(sql, values)]) {
        const error: unknown = await call().catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        expect((error as Error).name).toBe('Error');
        expect((error as Error).message).toContain(`, in: ${sql}`);
      }
      await store().write([put('after')]);
      expect(await ids(store())).toEqual(['after']);
    });

    test('a missing value where there must be one', async () => {
      await store().write([{ sql: 'create table if not exists strict_things (id text not null)' }]);
      const write = store().write([{ sql: 'insert into strict_things (id) values (?)', values: [null] }]);
      await expect(write).rejects.not.toThrow(Conflict);
    });
  });

  test('keeps on after more different statements than it remembers', async () => {
    for (let i = 0; i < 500; i++) {
      expect(await store().rows(`select ${i} as number`)).toEqual([{ number: i }]);
    }
  });
});
