// A process of several dies: what it was about to do at its tables is done by another, once.
import { findMatch } from '@undertow/server/store/matches.ts';
import { removePerson } from '@undertow/server/store/people.ts';
import { ratingsOf } from '@undertow/server/store/ratings.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { expect, test } from 'vitest';
import { ManyHouses } from '../support/server/many-apps.ts';
import { describeStore } from '../support/store/stores.ts';

describeStore('a process that dies', (store) => {
  let ada: Person;
  let ben: Person;

  /** Two people play a rated match in one process, which dies at this call of its store. The other goes on. */
  async function evening(dies: number | undefined): Promise<number> {
    await store().write(
      ['tables', 'table_players', 'matches', 'journal', 'ratings', 'people', 'processes'].map((table) => ({
        sql: `delete from ${table}`,
      })),
    );
    const houses = new ManyHouses(store());
    const one = await houses.open('one');
    const other = await houses.open('other');
    [ada, ben] = (await one.people('Ada', 'Ben')) as [Person, Person];
    const { id } = await one.create(ada, { rated: true, time: 'none' });
    await one.lobby.join(ben, id, {});
    await one.time.settle();
    let calls = 0;
    const dead = Promise.withResolvers<void>();
    one.mischief = () => {
      if (calls++ !== dies) return undefined;
      dead.resolve();
      return 'unheard';
    };
    const played = (async () => {
      for (const person of [ada, ben]) await one.lobby.ready(person, id, true);
      await one.lobby.leave(ben, id, true);
    })();
    await Promise.race([played, dead.promise]);
    await houses.kill('one');
    await one.time.pass(5000);
    const readied = (person: Person) => other.lobby.ready(person, id, true).catch(() => undefined);
    for (const person of [ada, ben]) await readied(person);
    await other.lobby.leave(ben, id, true).catch(() => undefined);
    await other.time.pass(5000);
    expect(await other.lobby.see(ada, id)).toMatchObject({ status: 'ended', ranking: [[0], [1]] });
    expect(await findMatch(store(), id)).toMatchObject({ ranking: [[0], [1]], ended: expect.any(Number) });
    for (const person of [ada, ben]) {
      expect((await ratingsOf(store(), person.id)).map(({ games }) => games)).toEqual([1]);
    }
    expect(other.app.tables.all()).toEqual([]);
    expect(other.reports).toEqual([]);
    await other.app.close();
    return calls;
  }

  test('at whatever moment leaves nothing half-way: the other begins, ends and counts the match, once', async () => {
    const all = await evening(undefined);
    expect(all).toBeGreaterThan(10);
    for (let nth = 0; nth < all; nth++) await evening(nth);
  });

  test('leaves no deleted person at a table', async () => {
    const houses = new ManyHouses(store());
    const [one, other] = [await houses.open('one'), await houses.open('other')];
    [ada, ben] = (await one.people('Ada', 'Ben')) as [Person, Person];
    const { id } = await one.create(ada);
    await one.lobby.join(ben, id, {});
    const playing = await one.playing([ada, ben], { time: 'none', rated: true });
    await one.time.settle();
    // The account is gone, and before another process could be told of it, so is this one.
    await store().write(removePerson(ada.id));
    await houses.kill('one');
    await other.time.pass(5000);
    expect(await other.lobby.see(ben, id)).toMatchObject({ owner: ben, seats: [null, { person: ben }] });
    expect(await other.lobby.see(ben, playing.id)).toMatchObject({ status: 'ended', ranking: [[1], [0]] });
    expect(other.reports).toEqual([]);
  });

  test('leaves no table behind of which it could not tell any more', async () => {
    const houses = new ManyHouses(store());
    const [one, other] = [await houses.open('one'), await houses.open('other')];
    [ada, ben] = (await one.people('Ada', 'Ben')) as [Person, Person];
    houses.buses.cut('one');
    const { id } = await one.create(ada);
    await one.time.settle();
    expect(other.app.tables.all()).toEqual([]);
    await houses.kill('one');
    await other.time.settle();
    expect(other.app.tables.all()).toMatchObject([{ id }]);
  });
});
