// Tables as they are kept, and the games of a person.
import { appendChat, lastChat } from '@undertow/server/store/chat.ts';
import { createMatch } from '@undertow/server/store/matches.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import {
  changeTable,
  createTable,
  currentTables,
  currentVersions,
  findTables,
  gamesOf,
  keepStrength,
  openVersions,
  removeTable,
  strongestEnded,
  tablesLeftBehind,
} from '@undertow/server/store/tables.ts';
import { describe, expect, test } from 'vitest';
import { matchRecord, tableRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

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
    await store().write(createTable(table));
    expect(await findTables(store(), ['deep'])).toEqual([table]);
    expect(await findTables(store(), ['nowhere'])).toEqual([]);
  });

  test('that are changed are as they were changed last', async () => {
    await store().write(createTable(tableRecord('deep', { players: [{ seat: 0, person: 'anna' }] })));
    const later = tableRecord('deep', {
      version: 1,
      status: 'ended',
      ended: 9000,
      body: { ranking: [[1]] },
      players: [
        { seat: 1, person: 'anna' },
        { seat: 2, person: 'carl' },
      ],
    });
    await store().write(changeTable(later));
    expect(await findTables(store(), ['deep', 'nowhere'])).toEqual([later]);
  });

  test('are changed once from the same version, and opened once', async () => {
    const table = tableRecord('deep');
    await store().write(createTable(table));
    await store().write(changeTable({ ...table, version: 1, body: { by: 'one' } }));
    for (const late of [
      changeTable({ ...table, version: 1, body: { by: 'other' } }),
      changeTable({ ...table, version: 3 }),
      removeTable('deep', 0),
      createTable(table),
    ]) {
      await expect(store().write(late)).rejects.toThrow(Conflict);
    }
    expect(await findTables(store(), ['deep'])).toEqual([{ ...table, version: 1, body: { by: 'one' } }]);
  });

  test('tell how far they are without being read', async () => {
    const tables = [
      tableRecord('open', { version: 3 }),
      tableRecord('hidden', { access: 'unlisted' }),
      tableRecord('other', { game: 'other' }),
      tableRecord('playing', { status: 'playing', version: 1 }),
      tableRecord('over', { status: 'ended', ended: 600 }),
    ];
    await store().write(tables.flatMap(createTable));
    const byId = (versions: readonly { readonly id: string; readonly version: number }[]) =>
      Object.fromEntries(versions.map(({ id, version }) => [id, version]));
    expect(byId(await currentVersions(store()))).toEqual({ open: 3, hidden: 0, other: 0, playing: 1 });
    expect(byId(await openVersions(store(), 'abyss'))).toEqual({ open: 3 });
  });

  test('that have stopped half-way to their match, or from it, are found', async () => {
    const tables = ['begun', 'unbegun', 'over'].map((id) => tableRecord(id, { status: 'playing' }));
    await store().write([
      ...[...tables, tableRecord('open')].flatMap(createTable),
      ...createMatch(matchRecord('begun'), 0, 'here'),
      ...createMatch(matchRecord('over', { ended: 5000 }), 0, 'here'),
    ]);
    expect((await tablesLeftBehind(store())).toSorted()).toEqual(['over', 'unbegun']);
  });

  test('that are open or playing are all found after a start, the oldest first', async () => {
    const tables = [
      tableRecord('young', { created: 3000, players: [{ seat: 1, person: 'anna' }] }),
      tableRecord('old', { created: 1000, status: 'playing' }),
      tableRecord('over', { created: 500, status: 'ended', ended: 600 }),
      tableRecord('left', { created: 500, status: 'abandoned', ended: 600 }),
      tableRecord('same', { created: 3000, access: 'unlisted' }),
    ];
    await store().write(tables.flatMap(createTable));
    expect(await currentTables(store())).toEqual([tables[1], tables[4], tables[0]]);
  });

  test('that are removed take their players and their talk with them', async () => {
    const person = { id: 'anna', name: 'Anna', kind: 'member' } as const;
    await store().write([
      ...createTable(tableRecord('deep', { players: [{ seat: 0, person: 'anna' }] })),
      ...createTable(tableRecord('other', { players: [{ seat: 0, person: 'anna' }] })),
      ...appendChat({ table: 'deep', channel: 'players', person, text: 'hello', time: 1 }),
    ]);
    await store().write(removeTable('deep', 0));
    expect(await findTables(store(), ['deep'])).toEqual([]);
    expect(await lastChat(store(), 'deep', 'players')).toEqual([]);
    const all = { statuses: ['open'], accesses: ['public'], limit: 10 } as const;
    expect((await gamesOf(store(), 'anna', all)).map(({ id }) => id)).toEqual(['other']);
  });

  test('where the strongest have played are found first, of one game, public and not too old', async () => {
    const over = { status: 'ended', ended: 9000 } as const;
    const strengths = { weak: 1400, strong: 1700, later: 1700, old: 1900, private: 1900, left: 1900, other: 1900 };
    await store().write([
      ...[
        tableRecord('weak', over),
        tableRecord('strong', { ...over, players: [{ seat: 0, person: 'anna' }] }),
        tableRecord('later', { ...over, ended: 9500 }),
        tableRecord('old', { ...over, ended: 4999 }),
        tableRecord('private', { ...over, access: 'private' }),
        tableRecord('left', { ...over, status: 'abandoned' }),
        tableRecord('other', { ...over, game: 'other' }),
        tableRecord('unknown', over),
      ].flatMap(createTable),
      ...Object.entries(strengths).map(([id, strength]) => keepStrength(id, strength)),
    ]);
    const found = await strongestEnded(store(), 'abyss', 5000, 10);
    expect(found.map(({ id }) => id)).toEqual(['later', 'strong', 'weak']);
    expect(found[1]?.players).toEqual([{ seat: 0, person: 'anna' }]);
    expect((await strongestEnded(store(), 'abyss', 5000, 1)).map(({ id }) => id)).toEqual(['later']);
    // What changes at the table afterwards leaves it as it is.
    await store().write(changeTable(tableRecord('weak', { ...over, version: 1, body: { rematch: 'next' } })));
    expect((await strongestEnded(store(), 'abyss', 5000, 10)).at(-1)?.body).toEqual({ rematch: 'next' });
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
        ...tables.flatMap(createTable),
        ...createTable(tableRecord('foreign', { ...over, players: [{ seat: 0, person: 'bert' }] })),
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
        ...createTable(tableRecord('ended', { ...over, players })),
        ...createTable(tableRecord('abandoned', { status: 'abandoned', ended: 9000, created: 1001, players })),
        ...createTable(tableRecord('playing', { status: 'playing', players })),
        ...createTable(tableRecord('private', { ...over, access: 'private', players })),
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
        ...createTable(tableRecord('older', { ...over, created: 900, players })),
        ...createTable(tableRecord('twice', { ...over, players: twice })),
      ]);
      const wanted = { statuses: ['ended'], accesses: ['public'], limit: 2 } as const;
      expect((await gamesOf(store(), 'anna', wanted)).map(({ id }) => id)).toEqual(['twice', 'older']);
    });
  });
});
