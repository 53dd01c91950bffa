// The lobby in several processes: presence, search, chat, and players who are sent away.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { QuickMatch } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/server/accounts.ts';
import { ManyHouses } from '../../support/server/many-apps.ts';
import { Guest, type QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

const MINUTE = 60_000;
const ANY: QuickMatch = { game: 'toy', time: 'live', rated: false, seats: 2 };

describeStore('in several processes', (store) => {
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

  /** Long enough for comings and goings to be told of. */
  function moment(): Promise<void> {
    return one.time.pass(100);
  }

  describe('the presence at a table', () => {
    let id: string;

    beforeEach(async () => {
      id = (await one.create(ada)).id;
      await moment();
    });

    /** Whether the owner is connected, and how many watch, as each of both shows it. */
    async function shown(...of: readonly QuietApp[]): Promise<(readonly [boolean | undefined, number])[]> {
      await moment();
      const tables = await Promise.all((of.length > 0 ? of : [one, other]).map(({ lobby }) => lobby.see(ada, id)));
      return tables.map(({ seats, watching }) => [seats[0]?.connected, watching]);
    }

    test('is the same everywhere', async () => {
      expect(await shown()).toEqual([
        [false, 0],
        [false, 0],
      ]);
      const [owner, spectator, stranger] = [new Guest(ada), new Guest(ben), new Guest()];
      other.lobby.follow(id, owner);
      other.lobby.follow(id, spectator);
      one.lobby.follow(id, stranger);
      expect(await shown()).toEqual([
        [true, 2],
        [true, 2],
      ]);
      other.lobby.unfollow(id, owner);
      one.lobby.unfollow(id, stranger);
      expect(await shown()).toEqual([
        [false, 1],
        [false, 1],
      ]);
    });

    test('is told to followers here as players come and go elsewhere, and not as spectators do', async () => {
      const guest = new Guest(ben);
      one.lobby.follow(id, guest);
      other.lobby.follow(id, new Guest(cleo));
      await moment();
      expect(guest.heard('table')).toEqual([]);
      const owner = new Guest(ada);
      other.lobby.follow(id, owner);
      await moment();
      expect(guest.heard('table').map(({ table }) => table.seats[0]?.connected)).toEqual([true]);
      other.lobby.unfollow(id, owner);
      await moment();
      expect(guest.heard('table').map(({ table }) => table.seats[0]?.connected)).toEqual([true, false]);
    });

    test('names those who watch, wherever they do', async () => {
      const owner = new Guest(ada);
      for (const guest of [owner, new Guest(ben)]) one.lobby.follow(id, guest);
      for (const who of [cleo, ben, { ...cleo, id: 'c', bot: true as const }]) other.lobby.follow(id, new Guest(who));
      await one.time.pass(3000);
      const told = { watchers: ['Ben', 'Cleo', 'Cleo'], watchingBots: ['Cleo'] };
      expect(owner.heard('table').at(-1)?.table).toMatchObject(told);
    });

    test('counts in the lobby as well, wherever they watch', async () => {
      const reader = new Guest();
      one.lobby.feed.follow(reader);
      other.lobby.follow(id, new Guest(ben));
      await one.time.pass(1000);
      expect(reader.heard('tables').at(-1)?.tables).toMatchObject([{ id, watching: 1 }]);
    });

    test('is known to a process that comes later', async () => {
      other.lobby.follow(id, new Guest(ada));
      other.lobby.follow(id, new Guest(ben));
      await moment();
      const late = await houses.open('late');
      expect(await shown(late)).toEqual([[true, 1]]);
    });

    test('leaves out persons who were connected to a process that has died', async () => {
      const guest = new Guest(cleo);
      one.lobby.follow(id, guest);
      other.lobby.follow(id, new Guest(ada));
      await moment();
      await houses.kill('other');
      expect(await shown(one)).toEqual([[false, 1]]);
      expect(guest.heard('table').at(-1)?.table.seats[0]?.connected).toBe(false);
    });

    test('is known again when something of it was missed', async () => {
      const owner = new Guest(ada);
      other.lobby.follow(id, owner);
      await moment();
      houses.buses.cut('other');
      other.lobby.unfollow(id, owner);
      other.lobby.follow(id, new Guest(ben));
      expect(await shown(one)).toEqual([[true, 0]]);
      houses.buses.mend('other');
      expect(await shown(one)).toEqual([[false, 1]]);
    });

    test('is told in few messages, however many come at once', async () => {
      houses.buses.carried = 0;
      for (let i = 0; i < 10_000; i++) other.lobby.follow(id, new Guest());
      expect(await shown(one)).toEqual([[false, 10_000]]);
      expect(houses.buses.carried).toBeLessThan(5);
    });

    test('keeps their seat wherever they are, and loses it when they are nowhere', async () => {
      const owner = new Guest(ada);
      other.lobby.follow(id, owner);
      await one.time.pass(5 * MINUTE);
      expect((await one.lobby.see(ada, id)).seats[0]?.person).toEqual(ada);
      other.lobby.unfollow(id, owner);
      await one.time.pass(5 * MINUTE);
      expect(await refusalOf(one.lobby.see(ada, id))).toBe('not-found');
      expect([...one.reports, ...other.reports]).toEqual([]);
    });

    test('is not sent away by a process that cannot hear where they are', async () => {
      houses.buses.cut('one');
      other.lobby.follow(id, new Guest(ada));
      await one.time.pass(5 * MINUTE);
      expect((await other.lobby.see(ada, id)).seats[0]).toMatchObject({ person: ada, connected: true });
      houses.buses.mend('one');
      await one.time.pass(5 * MINUTE);
      expect((await one.lobby.see(ada, id)).seats[0]).toMatchObject({ person: ada, connected: true });
    });
  });

  describe('persons who look for a match', () => {
    test('at the same moment find each other, even if the processes do not hear each other', async () => {
      houses.buses.cut('other');
      const [first, second] = await Promise.all([one.lobby.quick(ada, ANY), other.lobby.quick(ben, ANY)]);
      expect(second.id).toBe(first.id);
      houses.buses.mend('other');
      await moment();
      expect(await one.lobby.see(ada, first.id)).toMatchObject({ status: 'playing' });
      expect(one.app.tables.all()).toHaveLength(1);
    });

    test('all find another, also many at the same moment', async () => {
      const third = await houses.open('third');
      const people = await one.people(...[...'DEFGHIJKLMNO'].map((letter) => `Person ${letter}`));
      const lobbies = [one, other, third].map(({ lobby }) => lobby);
      houses.buses.hold();
      const found = await Promise.all(
        people.map((person, i) => (lobbies[i % 3] ?? one.lobby).quick(person, { ...ANY, seats: 2 })),
      );
      houses.buses.letGo();
      await moment();
      const tables = one.app.tables.all();
      expect(tables.map(({ status }) => status)).toEqual(Array(6).fill('playing'));
      for (const { seats } of tables) expect(seats.every((taken) => taken?.person.kind === 'member')).toBe(true);
      expect(new Set(found.map(({ id }) => id)).size).toBe(6);
      expect([one, other, third].flatMap(({ reports }) => reports)).toEqual([]);
    });

    test('one after the other need nothing but what they know', async () => {
      await one.lobby.quick(ada, ANY);
      await moment();
      const calls: string[] = [];
      other.mischief = (call) => void calls.push(call);
      await other.app.lobby.join(ben, other.app.tables.all()[0]?.id ?? '', {});
      expect(calls.filter((call) => call === 'write')).toHaveLength(1);
    });

    test('cost the store nothing more than their table, while no other person looks', async () => {
      await one.lobby.quick(ada, { ...ANY, time: 'fast' });
      const calls: string[] = [];
      one.mischief = (call) => void calls.push(call);
      await one.lobby.quick(cleo, { ...ANY, time: 'fast', seats: 3 });
      // How strong they are, for the search and for the seat; the table, and that they are ready.
      expect(calls).toEqual(['rows', 'rows', 'write', 'write']);
    });
  });

  test('a person takes no more places than in one', async () => {
    for (let i = 0; i < LIMITS.tablesPerUser; i++) {
      await (i % 2 === 0 ? one : other).create(ada);
      await one.time.pass(MINUTE / 2);
      // To stay there.
      for (const { id } of one.app.tables.all()) one.lobby.follow(id, new Guest(ada));
    }
    expect(await refusalOf(one.create(ada))).toBe('too-many');
    expect(await refusalOf(other.create(ada))).toBe('too-many');
  });

  describe('what is said', () => {
    let id: string;

    beforeEach(async () => {
      id = (await one.create(ada)).id;
      await one.lobby.join(ben, id, {});
      await moment();
    });

    async function come(app: QuietApp, person?: Person): Promise<Guest> {
      const guest = new Guest(person);
      await new TableSubscription(app.app, id, guest).begin();
      return guest;
    }

    async function say(app: QuietApp, person: Person, text: string): Promise<void> {
      await app.app.chat.say(person, await app.lobby.mustFind(id), text);
      await moment();
    }

    function heard(guest: Guest): string[] {
      return guest.heard('chat').map(({ text }) => text);
    }

    test('is heard in its channel in every process, and kept once', async () => {
      const guests = [await come(one, ada), await come(other, ben), await come(other, cleo)];
      await say(one, ada, 'hello');
      await say(other, cleo, 'look');
      expect(guests.map(heard)).toEqual([['hello'], ['hello'], ['look']]);
      expect(heard(await come(other, ben))).toEqual(['hello']);
    });

    test('at the same moment is all kept', async () => {
      const table = await one.lobby.mustFind(id);
      await Promise.all(
        [one, other].flatMap(({ app }) => [ada, ben].map((person) => app.chat.say(person, table, person.name))),
      );
      expect(heard(await come(one, ada)).toSorted()).toEqual(['Ada', 'Ada', 'Ben', 'Ben']);
    });

    test('is heard late where it was missed, and once', async () => {
      const guests = [await come(other, ben), await come(other, cleo)];
      await say(one, ada, 'before');
      houses.buses.cut('other');
      await say(one, ada, 'missed');
      await say(other, ben, 'said there');
      const late = await come(other, ada);
      expect(heard(late)).toEqual(['before', 'missed', 'said there']);
      houses.buses.mend('other');
      await moment();
      expect(guests.map(heard)).toEqual([['before', 'said there', 'missed'], []]);
      expect(heard(late)).toEqual(['before', 'missed', 'said there']);
    });

    test('is limited over all of them', async () => {
      const houseOf = (i: number) => (i % 2 === 0 ? one : other);
      const table = await one.lobby.mustFind(id);
      for (let i = 0; i < LIMITS.chatPerMinute; i++) {
        await houseOf(i).app.chat.say(ada, table, `${i}`);
        await one.time.settle();
      }
      for (const app of [one, other]) {
        expect(await refusalOf(app.app.chat.say(ada, table, 'more'))).toBe('too-many');
      }
    });

    test('of a muted person is not heard, whichever process they were muted in', async () => {
      const { mutes } = other.app;
      const list = await mutes.of(ben.id);
      await one.app.mutes.set(ben.id, ada.id, true);
      await moment();
      expect([...list]).toEqual([ada.id]);
      houses.buses.cut('other');
      await one.app.mutes.set(ben.id, ada.id, false);
      await one.app.mutes.set(ben.id, cleo.id, true);
      houses.buses.mend('other');
      await moment();
      expect([...list]).toEqual([cleo.id]);
    });
  });
});
