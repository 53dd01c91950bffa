// The promises of an archive, kept by the one in SQL, and by the one that tests have in memory.
import type { Archive, JournalEntry, Rest } from '@undertow/server/host/archive.ts';
import { freshClock } from '@undertow/server/host/clocks.ts';
import { archiveIn } from '@undertow/server/store/archive.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { Conflict, type Sql } from '@undertow/server/store/sql.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MemoryArchive } from '../../support/host/memory-archive.ts';
import { matchRecord } from '../../support/server/records.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

const ENTRY: JournalEntry = { seat: 1, kind: 'answer', answer: ['a', null], time: 5, bank: 7, message: 'm 1' };
const BARE: JournalEntry = { seat: 0, kind: 'undo', time: 6, bank: null };
const REST: Rest = {
  save: {
    game: 'toy',
    rules: 1,
    version: 1,
    turn: 0,
    state: { log: [] },
    random: { seed: 'fast:1', position: 0 },
    answers: [{ seat: 0, answer: 'a' }],
  },
  entries: 1,
  sealed: 0,
  seats: [{ clock: freshClock(null), strikes: 1 }],
  ahead: 400,
};
const ORDERS = { turn: 3, orders: [{ pass: true }] };

async function database(): Promise<Sql> {
  const sql = sqlHere();
  onTestFinished(() => sql.close());
  await migrate(sql);
  return sql;
}

const KINDS: Readonly<Record<string, () => Promise<Archive>>> = {
  'in SQL': async () => archiveIn(await database(), 'here'),
  'in memory': async () => new MemoryArchive(),
};

describe.each(Object.entries(KINDS))('an archive %s', (_, open) => {
  test('begins a match with the entries of another one, behind which it goes on', async () => {
    const archive = await open();
    await archive.create(matchRecord('deep'), [{ ...BARE, kind: 'answer', answer: 1 }, BARE]);
    const taken = await archive.take('deep');
    expect(taken).toMatchObject({ fence: 1, entries: [{ answer: 1 }, BARE] });
    await archive.append('deep', 1, 2, ENTRY);
    expect(await archive.entries('deep', 1)).toEqual([BARE, ENTRY]);
  });

  test('gives a match to a host that takes it, with all that is kept of it', async () => {
    const archive = await open();
    const record = matchRecord('deep');
    await archive.create(record);
    expect(await archive.take('deep')).toEqual({
      record,
      rest: null,
      due: null,
      fence: 1,
      entries: [],
      orders: new Map(),
    });
    await archive.append('deep', 1, 0, ENTRY);
    await archive.append('deep', 1, 1, BARE);
    await archive.keepOrders('deep', 1, 1, ORDERS);
    const settings = { ...record.settings, bots: [null, 'simple', null, 'random'] };
    await archive.keepSettings('deep', 1, settings);
    expect(await archive.take('deep')).toEqual({
      record: { ...record, settings },
      rest: null,
      due: null,
      fence: 2,
      entries: [ENTRY, BARE],
      orders: new Map([[1, ORDERS]]),
    });
    expect([await archive.find('deep'), await archive.entries('deep')]).toEqual([
      { ...record, settings },
      [ENTRY, BARE],
    ]);
    expect([await archive.lastMessages('deep', 1, 9), await archive.lastMessages('deep', 0, 9)]).toEqual([['m 1'], []]);
    expect([await archive.take('nowhere'), await archive.find('nowhere')]).toEqual([undefined, undefined]);
  });

  test('lets only the host write that took the match last', async () => {
    const archive = await open();
    await archive.create(matchRecord('deep'));
    await expect(archive.create(matchRecord('deep'))).rejects.toThrow(Conflict);
    for (const _ of [1, 2]) await archive.take('deep');
    const writes = (fence: number) => [
      () => archive.append('deep', fence, 0, ENTRY),
      () => archive.keepOrders('deep', fence, 1, ORDERS),
      () => archive.keepSettings('deep', fence, matchRecord('deep').settings),
      () => archive.keepRest('deep', fence, REST),
      () => archive.sleep('deep', fence, 9, REST),
      () => archive.end('deep', fence, 9, null),
    ];
    for (const write of writes(1)) await expect(write()).rejects.toThrow(Conflict);
    await archive.append('deep', 2, 0, ENTRY);
    await expect(archive.append('deep', 2, 0, ENTRY)).rejects.toThrow(Conflict);
    await archive.end('deep', 2, 9, [[1], [0]]);
    for (const write of writes(2)) await expect(write()).rejects.toThrow(Conflict);
    expect([await archive.take('deep'), await archive.find('deep')]).toMatchObject([
      undefined,
      { ended: 9, ranking: [[1], [0]] },
    ]);
  });

  test('says which of those that were laid to sleep are due', async () => {
    const archive = await open();
    for (const id of ['awake', 'soon', 'late', 'over']) {
      await archive.create(matchRecord(id));
      await archive.take(id);
    }
    await archive.sleep('soon', 1, 100, REST);
    await archive.sleep('late', 1, 200, REST);
    await archive.end('over', 1, 9, null);
    expect(await archive.due(150)).toEqual(['soon']);
    expect(await archive.take('soon')).toMatchObject({ due: 100, rest: REST });
    expect(await archive.due(150)).toEqual([]);
    expect(await archive.due(250)).toEqual(['late']);
  });

  test('counts no time in which the house was closed', async () => {
    const archive = await open();
    await archive.open(1000);
    await archive.create(matchRecord('deep'));
    await archive.take('deep');
    await archive.sleep('deep', 1, 5000, REST);
    await archive.stillOpen(2000);
    await archive.open(9000);
    expect(await archive.take('deep')).toMatchObject({ due: 12_000 });
  });
});

test('matches that were awake in a process that has died are wanted until a host takes them', async () => {
  const sql = await database();
  await archiveIn(sql, 'here').create(matchRecord('deep'));
  const archive = archiveIn(sql, 'there');
  expect(await archive.orphans()).toEqual(['deep']);
  expect(await archive.orphans()).toEqual(['deep']);
  await archive.take('deep');
  expect(await archive.orphans()).toEqual([]);
});
