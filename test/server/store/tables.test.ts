// Tables as they are kept, and the games of a person.
import { appendChat, lastChat } from '@undertow/server/store/chat.ts';
import { currentTables, findTable, gamesOf, removeTable, saveTable } from '@undertow/server/store/tables.ts';
import { describe, expect, test } from 'vitest';
import { tableRecord } from '../../support/records.ts';
import { describeStore } from '../../support/stores.ts';

describeStore('tables', (store) => {
  test('are found as they were saved', async () => {
    const table = tableRecord('deep', {
      body: { time: 'live', seats: [null, { ready: true }] },
      access: 'private',
      players: [
        { seat: 0, person: 'anna' },
        { seat: 3, person: 'bert' },
      ],
    });
    await store().write(saveTable(table));
    expect(await findTable(store(), 'deep')).toEqual(table);
    expect(await findTable(store(), 'nowhere')).toBeUndefined();
  });

  test('that are saved again are as they were saved last', async () => {
    await store().write(saveTable(tableRecord('deep', { players: [{ seat: 0, person: 'anna' }] })));
    const later = tableRecord('deep', {
      status: 'ended',
      ended: 9000,
      body: { ranking: [[1]] },
      players: [
        { seat: 1, person: 'anna' },
        { seat: 2, person: 'carl' },
      ],
    });
    await store().write(saveTable(later));
    expect(await findTable(store(), 'deep')).toEqual(later);
  });

  test('that are open or playing are all found after a start, the oldest first', async () => {
    const tables = [
      tableRecord('young', { created: 3000, players: [{ seat: 1, person: 'anna' }] }),
      tableRecord('old', { created: 1000, status: 'playing' }),
      tableRecord('over', { created: 500, status: 'ended', ended: 600 }),
      tableRecord('left', { created: 500, status: 'abandoned', ended: 600 }),
      tableRecord('same', { created: 3000, access: 'unlisted' }),
    ];
    await store().write(tables.flatMap(saveTable));
    expect(await currentTables(store())).toEqual([tables[1], tables[4], tables[0]]);
  });

  test('that are removed take their players and their talk with them', async () => {
    const person = { id: 'anna', name: 'Anna', kind: 'member' } as const;
    await store().write([
      ...saveTable(tableRecord('deep', { players: [{ seat: 0, person: 'anna' }] })),
      ...saveTable(tableRecord('other', { players: [{ seat: 0, person: 'anna' }] })),
      ...appendChat({ table: 'deep', channel: 'players', person, text: 'hello', time: 1 }),
    ]);
    await store().write(removeTable('deep'));
    expect(await findTable(store(), 'deep')).toBeUndefined();
    expect(await lastChat(store(), 'deep', 'players')).toEqual([]);
    const all = { statuses: ['open'], accesses: ['public'], limit: 10 } as const;
    expect((await gamesOf(store(), 'anna', all)).map(({ id }) => id)).toEqual(['other']);
  });

  describe('of a person', () => {
    const players = [
      { seat: 0, person: 'anna' },
      { seat: 1, person: 'bert' },
    ];
    const over = { status: 'ended', ended: 9000 } as const;

    test('come page by page, the newest first, each once', async () => {
      const tables = Array.from({ length: 23 }, (_, i) =>
        // Several are as old as each other.
        tableRecord(`t${String(i).padStart(2, '0')}`, { ...over, created: 1000 + Math.floor(i / 4), players }),
      );
      await store().write([
        ...tables.flatMap(saveTable),
        ...saveTable(tableRecord('foreign', { ...over, players: [{ seat: 0, person: 'bert' }] })),
      ]);
      const wanted = { statuses: ['ended'], accesses: ['public'], limit: 5 } as const;
      const seen: string[] = [];
      let page = await gamesOf(store(), 'anna', wanted);
      for (let last = page.at(-1); last; last = page.at(-1)) {
        expect(page.length).toBeLessThanOrEqual(5);
        expect(page[0]?.players).toEqual(players);
        seen.push(...page.map(({ id }) => id));
        page = await gamesOf(store(), 'anna', { ...wanted, after: last });
      }
      expect(seen).toEqual(tables.map(({ id }) => id).reverse());
    });

    test('are those of the wanted status and access', async () => {
      await store().write([
        ...saveTable(tableRecord('ended', { ...over, players })),
        ...saveTable(tableRecord('abandoned', { status: 'abandoned', ended: 9000, created: 1001, players })),
        ...saveTable(tableRecord('playing', { status: 'playing', players })),
        ...saveTable(tableRecord('private', { ...over, access: 'private', players })),
      ]);
      const found = async (statuses: readonly ('ended' | 'abandoned')[], accesses: readonly ('public' | 'private')[]) =>
        (await gamesOf(store(), 'anna', { statuses, accesses, limit: 10 })).map(({ id }) => id);
      expect(await found(['ended'], ['public'])).toEqual(['ended']);
      expect(await found(['ended', 'abandoned'], ['public'])).toEqual(['abandoned', 'ended']);
      expect(await found(['ended'], ['private', 'public'])).toEqual(['private', 'ended']);
      expect(await found([], ['public'])).toEqual([]);
    });

    test('are theirs once, though they sit in two seats', async () => {
      const twice = [
        { seat: 0, person: 'anna' },
        { seat: 1, person: 'anna' },
      ];
      await store().write([
        ...saveTable(tableRecord('older', { ...over, created: 900, players })),
        ...saveTable(tableRecord('twice', { ...over, players: twice })),
      ]);
      const wanted = { statuses: ['ended'], accesses: ['public'], limit: 2 } as const;
      expect((await gamesOf(store(), 'anna', wanted)).map(({ id }) => id)).toEqual(['twice', 'older']);
    });
  });
});
