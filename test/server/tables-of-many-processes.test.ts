// Tables in a service of several processes: what is done in one holds in all, even after one was cut off.
import type { Sql, Statement } from '@undertow/server/store/sql.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/server/accounts.ts';
import { ManyHouses } from '../support/server/many-apps.ts';
import { Guest, QuietApp } from '../support/server/quiet-app.ts';
import { describeStore } from '../support/store/stores.ts';

const MINUTE = 60_000;

describeStore('a table in one of two processes', (store) => {
  let houses: ManyHouses;
  let one: QuietApp;
  let other: QuietApp;
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeEach(async () => {
    houses = new ManyHouses(store());
    one = await houses.open('one');
    other = await houses.open('other');
    [ada, ben, cleo] = (await one.people('Ada', 'Ben', 'Cleo')) as [Person, Person, Person];
  });

  function listed(app: QuietApp): string[] {
    return app.lobby.list.newest().tables.map(({ id }) => id);
  }

  function seatsIn(app: QuietApp, id: string): (string | undefined)[] {
    return app.app.tables.inMemory(id)?.seats.map((taken) => taken?.person.name) ?? [];
  }

  function noReports(): void {
    expect([one.reports, other.reports]).toEqual([[], []]);
  }

  test('begins at the other if it gets ready where the process is going away', async () => {
    const { id } = await one.create(ada, { seats: 2, bots: true });
    await one.lobby.join(ben, id, {});
    await one.lobby.ready(ada, id, true);
    one.app.shut();
    await one.lobby.leave(ben, id, false);
    await one.time.settle();
    expect((await one.lobby.see(ada, id)).status).toBe('playing');
    expect([one.app.host.awake, other.app.host.awake]).toEqual([0, 1]);
  });

  describe('is the same in both', () => {
    test('from its opening to its end', async () => {
      const { id } = await one.create(ada);
      await one.time.settle();
      expect(listed(other)).toEqual([id]);
      await other.lobby.join(ben, id, {});
      await one.time.settle();
      expect(seatsIn(one, id)).toEqual(['Ada', 'Ben']);
      await other.lobby.leave(ben, id, false);
      await other.time.settle();
      await one.lobby.leave(ada, id, false);
      await one.time.settle();
      expect([listed(one), listed(other)]).toEqual([[], []]);
      expect(await refusalOf(other.lobby.see(ada, id))).toBe('not-found');
      noReports();
    });

    test('and a client that follows it, or the list, is told what is done elsewhere', async () => {
      const { id } = await one.create(ada);
      await one.time.settle();
      const guest = new Guest(cleo);
      other.lobby.follow(id, guest);
      const reader = new Guest();
      other.lobby.feed.follow(reader);
      await one.lobby.join(ben, id, {});
      await one.time.pass(1000);
      expect(guest.heard('table').at(-1)?.table.seats).toMatchObject([{ person: ada }, { person: ben }]);
      expect(reader.heard('tables').at(-1)?.tables).toMatchObject([{ id, seats: [{ person: ada }, { person: ben }] }]);
      for (const person of [ada, ben]) await one.lobby.leave(person, id, false);
      await one.time.pass(1000);
      expect(guest.heard('table').at(-1)?.table).toMatchObject({ status: 'abandoned', seats: [null, null] });
      expect(reader.heard('tables').at(-1)?.gone).toEqual([id]);
    });

    test('for a process that comes later, or while it changes', async () => {
      const { id } = await one.create(ada, { seats: 3 });
      const coming = houses.open('late');
      await other.lobby.join(ben, id, {});
      const late = await coming;
      await one.lobby.join(cleo, id, {});
      await one.time.settle();
      expect(seatsIn(late, id)).toEqual(['Ada', 'Ben', 'Cleo']);
    });
  });

  describe('when two change it at once', () => {
    test('takes both changes, one after the other', async () => {
      const { id } = await one.create(ada, { seats: 3 });
      await one.time.settle();
      // Neither hears of the other before both are done.
      houses.buses.hold();
      await Promise.all([one.lobby.join(ben, id, {}), other.lobby.join(cleo, id, {})]);
      houses.buses.letGo();
      await one.time.settle();
      expect(seatsIn(one, id).toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);
      expect(seatsIn(other, id)).toEqual(seatsIn(one, id));
      noReports();
    });

    test('gives the last seat to one of them, and tells the other', async () => {
      const { id } = await one.create(ada);
      await one.time.settle();
      houses.buses.hold();
      const results = await Promise.all([
        refusalOf(one.lobby.join(ben, id, {})),
        refusalOf(other.lobby.join(cleo, id, {})),
      ]);
      expect(results.toSorted()).toEqual(['nothing', 'taken']);
    });

    test('begins its match once', async () => {
      const { id } = await one.create(ada);
      await other.lobby.join(ben, id, {});
      await one.time.settle();
      houses.buses.hold();
      await Promise.all([one.lobby.ready(ada, id, true), other.lobby.ready(ben, id, true)]);
      houses.buses.letGo();
      await one.time.settle();
      expect(await one.lobby.see(ada, id)).toMatchObject({ status: 'playing', commitment: expect.any(String) });
      expect(await other.lobby.see(ada, id)).toEqual(await one.lobby.see(ada, id));
      noReports();
    });

    test('opens one table for the rematch', async () => {
      const { id } = await one.playing([ada, ben]);
      await one.playOut(id);
      houses.buses.hold();
      const tables = await Promise.all([one.lobby.rematch(ada, id), other.lobby.rematch(ben, id)]);
      houses.buses.letGo();
      await one.time.settle();
      const [rematch] = tables;
      expect(tables.map((table) => table.id)).toEqual([rematch?.id, rematch?.id]);
      expect([listed(one), listed(other)]).toEqual([[rematch?.id], [rematch?.id]]);
      expect(seatsIn(one, rematch?.id ?? '').toSorted()).toEqual(['Ada', 'Ben']);
      noReports();
    });
  });

  test('does not come back by what is heard of it late', async () => {
    const { id } = await one.create(ada);
    await one.time.settle();
    houses.buses.hold();
    await one.lobby.join(ben, id, {});
    // The other reads it, takes the last ones away, and hears of the first change only then.
    await other.lobby.join(cleo, id, {}).catch(() => {});
    for (const person of [ada, ben]) await other.lobby.leave(person, id, false);
    houses.buses.letGo();
    await one.time.settle();
    expect([listed(one), listed(other)]).toEqual([[], []]);
  });

  describe('while the processes do not hear each other', () => {
    test('can be used in both, for nothing is refused by what was only heard', async () => {
      const { id } = await one.create(ada);
      await one.lobby.join(ben, id, {});
      await one.time.settle();
      houses.buses.cut('other');
      await one.lobby.leave(ben, id, false);
      expect(seatsIn(other, id)).toEqual(['Ada', 'Ben']);
      // It believes that all seats are taken.
      await other.lobby.join(cleo, id, {});
      expect(seatsIn(other, id)).toEqual(['Ada', 'Cleo']);
      const opened = await one.create(ben);
      expect((await other.lobby.see(ada, opened.id)).owner).toEqual(ben);
      expect(listed(other)).toContain(opened.id);
      await other.lobby.join(ada, opened.id, {});
      expect(await refusalOf(one.lobby.remove(ada, id, 1))).toBe('nothing');
    });

    test('is told to its followers as soon as they hear again', async () => {
      const [{ id }, { id: closed }] = [await one.create(ada), await one.create(ben)];
      await one.time.settle();
      const guest = new Guest(cleo);
      other.lobby.follow(id, guest);
      houses.buses.cut('other');
      await one.lobby.join(ben, id, {});
      await one.lobby.leave(ben, closed, false);
      const { id: opened } = await one.create(cleo);
      await one.time.settle();
      expect(listed(other).toSorted()).toEqual([id, closed].toSorted());
      houses.buses.mend('other');
      await one.time.settle();
      expect(listed(other).toSorted()).toEqual([id, opened].toSorted());
      expect(guest.heard('table').at(-1)?.table.seats).toMatchObject([{ person: ada }, { person: ben }]);
    });

    test('is looked up until that works, when something of it was missed', async () => {
      const { id } = await one.create(ada);
      other.mischief = () => 'before';
      houses.buses.lose();
      await one.lobby.join(ben, id, {});
      await one.time.settle();
      expect(other.reports).not.toEqual([]);
      other.mischief = () => undefined;
      await one.time.pass(MINUTE);
      expect(seatsIn(other, id)).toEqual(['Ada', 'Ben']);
    });
  });

  test('costs one write each time that it is changed, and no read', async () => {
    const { id } = await one.create(ada);
    const calls: string[] = [];
    one.mischief = (call) => void calls.push(call);
    await one.app.tables.change(id, (table) => ({ ...table, options: {} }));
    expect(calls).toEqual(['write']);
  });

  test('that others change without end is not waited for without end', async () => {
    const { id } = await one.create(ada);
    let spoiled = 0;
    const raise: Statement = { sql: 'update tables set version = version + 1 where id = ?', values: [id] };
    const spoiling: Sql = {
      rows: (sql, values) => store().rows(sql, values),
      async write(statements) {
        spoiled++;
        await store().write([raise]);
        await store().write(statements);
      },
      close: async () => {},
    };
    const late = await QuietApp.open(spoiling);
    expect(await refusalOf(late.app.tables.change(id, (table) => ({ ...table, options: {} })))).toBe('busy');
    expect(spoiled).toBeLessThan(30);
    await late.app.close();
  });
});
