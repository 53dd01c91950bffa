// The live list of tables: what each reader hears, how soon, and how often.
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { Table, type TableFilter } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

type Tables = Extract<ServerMessage, { readonly type: 'tables' }>;

/** A reader of the list that knows what it was told. */
class Reader {
  readonly tellings: OutgoingMessage[] = [];
  readonly known = new Map<string, Tables['tables'][number]>();

  told(telling: OutgoingMessage): void {
    this.tellings.push(telling);
    const { tables, gone, whole } = telling.message as Tables;
    if (whole) this.known.clear();
    for (const table of tables) this.known.set(table.id, table);
    for (const id of gone) this.known.delete(id);
  }

  get last(): Tables {
    return this.tellings.at(-1)?.message as Tables;
  }
}

describeStore('the list of tables', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  function follow(filter?: TableFilter): Reader {
    const reader = new Reader();
    app.lobby.feed.follow(reader, filter);
    return reader;
  }

  /** What a newcomer is told now: the newest first. */
  function list(filter?: TableFilter): string[] {
    return app.lobby.list.newest(filter).tables.map(({ id }) => id);
  }

  test('is told whole at first, the newest table first', async () => {
    const first = await app.create(ada);
    await app.time.pass(1);
    const second = await app.create(ben);
    expect(follow().last).toMatchObject({ whole: true, gone: [], tables: [{ id: second.id }, { id: first.id }] });
  });

  test('is told anew where it has changed, a few times a second at most', async () => {
    const reader = follow();
    const { id } = await app.create(ada, { seats: 3 });
    await app.lobby.join(ben, id, {});
    await app.lobby.ready(ben, id, true);
    expect(reader.tellings).toHaveLength(1);
    await app.time.pass(199);
    expect(reader.tellings).toHaveLength(1);
    await app.time.pass(1);
    expect(reader.tellings).toHaveLength(2);
    expect(reader.last).toMatchObject({ whole: false, gone: [], tables: [{ id, seats: [{}, { ready: true }, null] }] });
    await app.time.pass(1000);
    expect(reader.tellings).toHaveLength(2);
  });

  test('holds tables from their opening to their end', async () => {
    const reader = follow();
    const { id } = await app.playing([ada, ben]);
    await app.time.pass(200);
    expect(reader.known.get(id)?.status).toBe('playing');
    await app.playOut(id);
    await app.time.pass(200);
    expect(reader.last).toMatchObject({ tables: [], gone: [id] });
    const other = await app.create(ada);
    await app.time.pass(200);
    await app.lobby.leave(ada, other.id, false);
    await app.time.pass(200);
    expect([reader.last.gone, reader.known.size]).toEqual([[other.id], 0]);
  });

  test('never tells of tables that are not listed, nor that anything changed there', async () => {
    const reader = follow();
    const before = JSON.stringify(list());
    for (const access of ['unlisted', 'private'] as const) {
      const { id, invitation } = await app.create(ada, { access });
      await app.lobby.join(ben, id, invitation ? { invitation } : {});
      for (const person of [ada, ben]) await app.lobby.ready(person, id, true);
      await app.time.pass(200);
      await app.playOut(id);
      await app.time.pass(200);
    }
    expect(reader.tellings).toHaveLength(1);
    expect(JSON.stringify(list())).toBe(before);
  });

  const FILTERS: readonly [string, TableFilter, Parameters<QuietApp['create']>[1]][] = [
    ['game', { game: 'other' }, { game: 'other' }],
    ['size', { seats: 3 }, { seats: 3 }],
    ['time control', { time: 'fast' }, { time: 'fast' }],
    ['rating', { rated: true }, { rated: true }],
    ['what was chosen', { options: { full: true } }, { options: { full: true } }],
  ];

  test.each(FILTERS)('can be asked for by %s', async (_, filter, wanted) => {
    const reader = follow(filter);
    await app.create(ada);
    const { id } = await app.create(ben, wanted);
    await app.time.pass(200);
    expect([list(filter), [...reader.known.keys()]]).toEqual([[id], [id]]);
    expect(reader.last.tables).toHaveLength(1);
  });

  test('can be asked for by whether the match has begun, and tells when that changes', async () => {
    const [open, playing] = [follow({ status: 'open' }), follow({ status: 'playing' })];
    const { id } = await app.create(ada);
    await app.time.pass(200);
    expect([open.known.has(id), playing.known.has(id)]).toEqual([true, false]);
    await app.lobby.join(ben, id, {});
    for (const person of [ada, ben]) await app.lobby.ready(person, id, true);
    await app.time.pass(200);
    expect([open.known.has(id), playing.known.has(id)]).toEqual([false, true]);
    expect(open.last.gone).toEqual([id]);
  });

  test('is the same for all readers with the same filter, and written once', async () => {
    const readers = Array.from({ length: 20 }, () => follow({ game: 'toy', time: 'live' }));
    await app.create(ada);
    await app.time.pass(200);
    for (const reader of readers) expect(reader.tellings).toEqual(readers[0]?.tellings);
    for (const { tellings } of readers) expect(tellings[1]).toBe(readers[0]?.tellings[1]);
    // A reader that comes later knows the same.
    expect([...follow({ time: 'live', game: 'toy' }).known]).toEqual([...(readers[0]?.known ?? [])]);
  });

  test('is the same for filters that name the same in another order, or more than once', async () => {
    await app.create(ada);
    const same = [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b', 'b', 'a'],
    ].map((some) => follow({ options: { some, full: true } }));
    same.push(follow({ options: { full: true, some: ['b', 'a'] } }));
    for (const { tellings } of same) expect(tellings[0]).toBe(same[0]?.tellings[0]);
    const others = [{ some: 'a' }, { some: ['a'] }, { some: ['"a"', 'b'] }, { some: [] }, {}];
    for (const options of others) expect(follow({ options }).tellings[0]).not.toBe(same[0]?.tellings[0]);
  });

  test('is kept whole for a few filters, however many are asked for', async () => {
    await app.create(ada);
    const [first] = follow({ seats: 2 }).tellings;
    expect(follow({ seats: 2 }).tellings[0]).toBe(first);
    for (let seats = 3; seats < 60; seats++) follow({ seats });
    const [again] = follow({ seats: 2 }).tellings;
    expect(again).not.toBe(first);
    expect(again?.text).toBe(first?.text);
  });

  test('is shown and written once however often it is asked for, and then only where it has changed', async () => {
    for (const person of [ada, ben, ada]) await app.create(person, { seats: 3 });
    const around = app.app.tables.context;
    const shown: string[] = [];
    const watching = around.watching.bind(around);
    around.watching = (id, seated) => {
      shown.push(id);
      return watching(id, seated);
    };
    const { list } = app.lobby;
    const [first, second, third] = list.newest().tables.map(({ id }) => id);
    expect(shown.splice(0)).toEqual([first, second, third]);
    for (const filter of [undefined, { seats: 3 }, { game: 'toy' }]) list.newest(filter);
    for (let times = 0; times < 3; times++) follow();
    expect(shown).toEqual([]);
    const { written } = list.newest();
    expect(list.newest().written).toBe(written);
    const guest = new Guest();
    app.lobby.follow(second ?? '', guest);
    expect(list.newest().tables.map((table) => table.watching)).toEqual([0, 1, 0]);
    expect(list.newest().written.read()).toEqual(list.newest().tables);
    expect(shown).toEqual([second]);
    await app.lobby.leave(ada, first ?? '', false);
    expect(
      list
        .newest()
        .written.read()
        .map(({ id }) => id),
    ).toEqual([second, third]);
    expect(shown).not.toContain(third);
  });

  test('is written for all as each of its tables is shown to all, and holds no invitation', async () => {
    await app.create(ada);
    await app.playing([ada, ben], { time: 'live' });
    const hidden = await app.create(ben, { access: 'private' });
    const text = JSON.stringify(app.lobby.list.newest().tables.map((table) => Table.parse(table)));
    expect(app.lobby.list.newest().written.text).toBe(text);
    expect(follow().tellings[0]?.text).toBe(`{"type":"tables","tables":${text},"gone":[],"whole":true}`);
    expect([hidden.invitation, text]).not.toContainEqual(undefined);
    for (const secret of [hidden.id, hidden.invitation]) expect(text).not.toContain(secret);
  });

  test('is not told to a reader that has stopped following it', async () => {
    const reader = new Reader();
    const stop = app.lobby.feed.follow(reader);
    stop();
    const other = follow();
    // Once more makes no difference, least of all to others.
    stop();
    await app.create(ada);
    await app.time.pass(1000);
    expect([reader.tellings.length, other.tellings.length]).toEqual([1, 2]);
  });

  test('says which players are connected, and how many others watch', async () => {
    const { id } = await app.create(ada);
    const reader = follow();
    expect(reader.known.get(id)).toMatchObject({ watching: 0, seats: [{ connected: false }, null] });
    const phones = [ada, ada, ben, undefined].map((person) => new Guest(person));
    for (const phone of phones) app.lobby.follow(id, phone);
    await app.time.pass(200);
    expect(reader.known.get(id)).toMatchObject({ watching: 2, seats: [{ connected: true }, null] });
    for (const phone of phones.slice(1)) app.lobby.unfollow(id, phone);
    await app.time.pass(200);
    expect(reader.known.get(id)).toMatchObject({ watching: 0, seats: [{ connected: true }, null] });
    for (const phone of phones) app.lobby.unfollow(id, phone);
    await app.time.pass(200);
    expect(reader.known.get(id)).toMatchObject({ watching: 0, seats: [{ connected: false }, null] });
  });

  test('is there again after a restart', async () => {
    const open = await app.create(ada);
    const playing = await app.playing([ada, ben]);
    const over = await app.playing([ada, ben]);
    await app.playOut(over.id);
    const later = await app.again();
    expect(
      later.lobby.list
        .newest()
        .tables.map(({ id }) => id)
        .toSorted(),
    ).toEqual([open.id, playing.id].toSorted());
    await later.app.close();
  });
});
