// The house falls down at any moment, or its store does: what was acknowledged is there, and everything ends once.
import { Attendance } from '@undertow/server/doors/attendance.ts';
import { entriesOf } from '@undertow/server/store/journal.ts';
import { findMatch } from '@undertow/server/store/matches.ts';
import { ratingsOf } from '@undertow/server/store/ratings.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { NewTable, type Table } from '@undertow/shared/protocol/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Mischief, Trouble } from '../support/memory-archive.ts';
import { Guest, QuietHouse } from '../support/quiet-house.ts';
import { describeStore } from '../support/stores.ts';

const WANTED = NewTable.parse({ game: 'toy', seats: 2, rated: true, time: 'none' });

describeStore('the house', (store) => {
  let first: QuietHouse;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    first = await QuietHouse.open(store());
    [ada, ben] = (await first.people('Ada', 'Ben')) as [Person, Person];
    return () => first.house.close();
  });

  /** What two people do from opening a table to the end of their match, each step until it is acknowledged. */
  class Evening {
    id: string | undefined;
    readonly acknowledged: string[] = [];

    /** Goes on from wherever it was. What fails is done again; what is never answered, never ends. */
    async goOn(house: QuietHouse): Promise<void> {
      const { lobby } = house;
      this.id ??= await this.#open(house);
      const { id } = this;
      const table = (await until(() => lobby.see(ada, id))) as Table;
      if (table.status === 'open') {
        await until(() => lobby.join(ben, id, {}));
        for (const person of [ada, ben]) await until(() => lobby.ready(person, id, true), 'conflict');
      }
      await this.#play(house, id);
    }

    async #open(house: QuietHouse): Promise<string> {
      // Whoever does not know whether it was opened looks at the list first.
      const [open] = house.lobby.feed.list(undefined);
      return open?.id ?? ((await until(() => house.lobby.create(ada, WANTED))) as Table).id;
    }

    async #play({ house, time }: QuietHouse, id: string): Promise<void> {
      const guests = [];
      for (const person of [ada, ben]) {
        const guest = new Guest(person);
        guests.push(guest);
        await until(() => Attendance.begin(house, id, guest));
      }
      for (let steps = 0; steps < 60; steps++) {
        const match = await until(() => house.host.open(id));
        const [seat] = match?.standing.asked ?? [];
        const { version } = match?.standing ?? {};
        if (!match || match.hasEnded || seat === undefined || version === undefined) {
          const table = (await until(() => house.lobby.see(ada, id))) as Table;
          if (table.status === 'ended') return;
          await time.pass(1000);
          continue;
        }
        const name = `${seat} ${version}`;
        // The seat that is asked, by the number of the decision: two players who answer in turn.
        await until(() => match.answer(seat, version, 'a', name), 'stale', 'conflict');
        if (!this.acknowledged.includes(name)) this.acknowledged.push(name);
      }
      throw new Error('the match does not end');
    }

    /** Everything has happened once. */
    async expectAllDone(): Promise<void> {
      const { id = '' } = this;
      const entries = await entriesOf(store(), id);
      const messages = entries.map(({ message }) => message);
      expect(messages).toEqual(['0 0', '1 1', '0 2', '1 3', '0 4', '1 5']);
      // What was kept at the last moment may not have been acknowledged.
      for (const name of this.acknowledged) expect(messages).toContain(name);
      expect(await findMatch(store(), id)).toMatchObject({ ranking: [[0], [1]], ended: expect.any(Number) });
      for (const { id: person } of [ada, ben]) {
        expect((await ratingsOf(store(), person)).map(({ games }) => games)).toEqual([1]);
      }
      const later = await first.again();
      expect(await later.lobby.see(ada, id)).toMatchObject({ status: 'ended', ranking: [[0], [1]] });
      expect(later.reports).toEqual([]);
      await later.house.close();
    }
  }

  /** Does it until it is acknowledged. A code that says that it was done before will do. */
  async function until<Result>(deed: () => Promise<Result>, ...done: readonly string[]): Promise<Result | undefined> {
    for (let tries = 0; ; tries++) {
      try {
        return await deed();
      } catch (failure) {
        const code = failure instanceof Refusal ? failure.problem.code : undefined;
        if (code && done.includes(code)) return undefined;
        if (failure instanceof Conflict || (code && code !== 'unavailable') || tries > 20) throw failure;
        await first.time.pass(1000);
      }
    }
  }

  /** How often the store is called in an evening in which nothing goes wrong. */
  async function callsOfAnEvening(): Promise<number> {
    let calls = 0;
    first.mischief = () => {
      calls++;
      return undefined;
    };
    const evening = new Evening();
    await evening.goOn(first);
    await first.time.settle();
    await evening.expectAllDone();
    return calls;
  }

  async function emptied(): Promise<void> {
    const tables = ['tables', 'table_players', 'matches', 'journal', 'orders', 'ratings', 'chat', 'uptime'];
    await store().write(tables.map((table) => ({ sql: `delete from ${table}` })));
  }

  /** At the nth call this goes wrong, and then nothing. */
  function at(nth: number, trouble: Trouble): Mischief {
    let calls = 0;
    return () => (calls++ === nth ? trouble : undefined);
  }

  test.each<Trouble>(['before', 'after'])(
    'goes on by itself though a call of the store fails, whichever it is (%s)',
    async (trouble) => {
      const calls = await callsOfAnEvening();
      expect(calls).toBeGreaterThan(20);
      await first.house.close();
      for (let nth = 0; nth < calls; nth++) {
        await emptied();
        const house = await first.again();
        house.mischief = at(nth, trouble);
        const evening = new Evening();
        await evening.goOn(house);
        await house.time.pass(10_000);
        await house.house.close();
        await evening.expectAllDone();
      }
    },
  );

  test.each([false, true])(
    'has all that was acknowledged when it falls down, at whatever call, done (%s) or not',
    async (isDone) => {
      const calls = await callsOfAnEvening();
      await first.house.close();
      for (let nth = 0; nth < calls; nth++) {
        await emptied();
        const house = await first.again();
        const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
        let called = 0;
        house.mischief = () => {
          if (called++ < nth) return undefined;
          die();
          // The call itself may still be done; nobody hears of it.
          return isDone && called === nth + 1 ? 'unheard' : 'silence';
        };
        const evening = new Evening();
        await Promise.race([evening.goOn(house), isDead]);
        await isDead;
        house.kill();
        await first.sql.quiet();
        const next = await first.again();
        await evening.goOn(next);
        await next.time.pass(10_000);
        await next.house.close();
        await evening.expectAllDone();
      }
    },
  );
});
