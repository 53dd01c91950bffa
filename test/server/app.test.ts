// The house falls down at any moment, or its store does: what was acknowledged is there, and everything ends once.
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import { entriesOf } from '@undertow/server/store/journal.ts';
import { findMatch } from '@undertow/server/store/matches.ts';
import { ratingsOf } from '@undertow/server/store/ratings.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { NewTable, type Table } from '@undertow/shared/protocol/tables.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Trouble } from '../support/host/memory-archive.ts';
import { isLong } from '../support/run/seeds.ts';
import { Guest, QuietApp, TOYS } from '../support/server/quiet-app.ts';
import { describeStore, type Maker } from '../support/store/stores.ts';

const WANTED = NewTable.parse({ game: 'toy', seats: 2, rated: true, time: 'none' });

/** What the house does when a call fails hardly depends on the maker: on the slow one, every third call will do. */
const STEPS: Readonly<Record<Maker, number>> = { SQLite: 1, PostgreSQL: isLong ? 1 : 3 };

describeStore('the house', (store, maker) => {
  let first: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    first = await QuietApp.open(store());
    [ada, ben] = (await first.people('Ada', 'Ben')) as [Person, Person];
    return () => first.app.close();
  });

  /** What two people do from opening a table to the end of their match, each step until it is acknowledged. */
  class Evening {
    id: string | undefined;
    readonly acknowledged: string[] = [];
    /** After so many answers the first gives up. */
    readonly #answers: number;

    constructor(answers = 6) {
      this.#answers = answers;
    }

    /** Goes on from wherever it was. What fails is done again; what is never answered, never ends. */
    async goOn(app: QuietApp): Promise<void> {
      const { lobby } = app;
      this.id ??= await this.#open(app);
      const { id } = this;
      const table = (await until(() => lobby.see(ada, id))) as Table;
      if (table.status === 'open') {
        await until(() => lobby.join(ben, id, {}));
        for (const person of [ada, ben]) await until(() => lobby.ready(person, id, true), 'conflict');
      }
      await this.#play(app, id);
    }

    async #open(app: QuietApp): Promise<string> {
      // A client that does not know whether it was opened looks at the list first.
      const [open] = app.lobby.list.newest().tables;
      return open?.id ?? ((await until(() => app.lobby.create(ada, WANTED))) as Table).id;
    }

    async #play({ app, time }: QuietApp, id: string): Promise<void> {
      const guests = [];
      for (const person of [ada, ben]) {
        const guest = new Guest(person);
        guests.push(guest);
        await until(() => new TableSubscription(app, id, guest).begin());
      }
      for (let steps = 0; steps < 60; steps++) {
        await until(() => app.host.open(id));
        const match = app.host.find(id);
        const [seat] = match?.status.asked ?? [];
        const { version } = match?.status ?? {};
        if (!match || match.hasEnded || seat === undefined || version === undefined) {
          const table = (await until(() => app.lobby.see(ada, id))) as Table;
          if (table.status === 'ended') return;
          await time.pass(1000);
          continue;
        }
        if (version >= this.#answers) {
          await until(() => app.lobby.leave(ada, id, true), 'forbidden', 'conflict');
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
      expect(messages).toEqual(['0 0', '1 1', '0 2', '1 3', '0 4', '1 5'].slice(0, this.#answers));
      // What was kept at the last moment may not have been acknowledged.
      for (const name of this.acknowledged) expect(messages).toContain(name);
      const ranking = this.#answers < 6 ? [[1], [0]] : [[0], [1]];
      expect(await findMatch(store(), id)).toMatchObject({ ranking, ended: expect.any(Number) });
      for (const { id: person } of [ada, ben]) {
        expect((await ratingsOf(store(), person)).map(({ games }) => games)).toEqual([1]);
      }
      const later = await first.again();
      expect(await later.lobby.see(ada, id)).toMatchObject({ status: 'ended', ranking });
      expect(later.reports).toEqual([]);
      await later.app.close();
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
        if (failure instanceof Conflict || (code && code !== 'unavailable' && code !== 'busy') || tries > 20)
          throw failure;
        await first.time.pass(1000);
      }
    }
  }

  async function emptied(): Promise<void> {
    const tables = ['tables', 'table_players', 'matches', 'journal', 'orders', 'ratings', 'chat', 'uptime'];
    await store().write(tables.map((table) => ({ sql: `delete from ${table}` })));
  }

  /** The same evening again and again, from the first call of the store to the last. */
  async function atEachCall(answers: number, happens: (evening: Evening, nth: number) => Promise<void>): Promise<void> {
    let calls = 0;
    first.mischief = () => {
      calls++;
      return undefined;
    };
    const evening = new Evening(answers);
    await evening.goOn(first);
    await first.time.settle();
    const all = calls;
    expect(all).toBeGreaterThan(20);
    await evening.expectAllDone();
    await first.app.close();
    for (let nth = 0; nth < all; nth += STEPS[maker]) {
      await emptied();
      const another = new Evening(answers);
      await happens(another, nth);
      await another.expectAllDone();
    }
  }

  const ENDS = [
    ['is played', 6],
    ['is given up', 3],
  ] as const;

  describe.each(ENDS)('in which a match %s', (_, answers) => {
    test.each<readonly [Trouble, number]>([
      ['before', 1],
      ['after', 1],
      ['before', 7],
    ])('goes on by itself though the store fails (%s it is done, %i times), whenever it is', async (trouble, times) => {
      await atEachCall(answers, async (evening, nth) => {
        const app = await first.again();
        let calls = 0;
        app.mischief = () => {
          const call = calls++;
          return call >= nth && call < nth + times ? trouble : undefined;
        };
        await evening.goOn(app);
        await app.time.pass(times * 5000);
        await app.app.close();
      });
    });

    // The last call may still be done, without a reply.
    test.each<Trouble>(['silence', 'unheard'])(
      'has all that was acknowledged when it falls down, whenever it is (%s)',
      async (end) => {
        await atEachCall(answers, async (evening, nth) => {
          const app = await first.again();
          const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
          let calls = 0;
          app.mischief = () => {
            const call = calls++;
            if (call >= nth) die();
            return call < nth ? undefined : call === nth ? end : 'silence';
          };
          await Promise.race([evening.goOn(app), isDead]);
          await isDead;
          app.kill();
          await first.sql.quiet();
          const next = await first.again();
          await evening.goOn(next);
          await next.time.pass(10_000);
          await next.app.close();
        });
      },
    );
  });

  test('that closes and opens again between any two steps loses nothing', async () => {
    const evening = new Evening();
    let app = first;
    const steps: readonly ((id: string) => Promise<unknown>)[] = [
      (id) => app.lobby.join(ben, id, {}),
      (id) => app.lobby.ready(ada, id, true),
      (id) => app.lobby.ready(ben, id, true),
      ...[0, 1, 0, 1, 0, 1].map((seat, version) => async (id: string) => {
        await (await app.match(id)).answer(seat, version, 'a', `${seat} ${version}`);
      }),
    ];
    const { id } = await app.lobby.create(ada, WANTED);
    evening.id = id;
    for (const step of steps) {
      await app.app.close();
      app = await app.again();
      await step(id);
    }
    await app.time.settle();
    await app.app.close();
    await evening.expectAllDone();
  });

  test('whose rules break down at one table opens for all others', async () => {
    const { id } = await first.playing([ada, ben]);
    const other = await first.playing([ada, ben], { game: 'other' });
    await first.app.close();
    const broken = new Map([...TOYS].map(([name, known]) => [name, name === 'toy' ? brokenGame(known) : known]));
    const app = await first.again({ games: broken });
    await app.playOut(other.id);
    expect(await app.lobby.see(ada, other.id)).toMatchObject({ status: 'ended' });
    // What cannot go on can at least be ended.
    await app.app.matchLifecycle.abandon(id);
    await app.time.settle();
    expect(await app.lobby.see(ada, id)).toMatchObject({ status: 'abandoned' });
    await app.app.close();
  });

  test('that is closed tries nothing again', async () => {
    const { id } = await first.playing([ada, ben]);
    first.mischief = (call) => (call === 'write' ? 'before' : undefined);
    await expect(first.lobby.leave(ada, id, true)).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    await first.app.close();
    const { length } = first.reports;
    await first.time.pass(3_600_000);
    expect(first.reports).toHaveLength(length);
  });
});

function brokenGame(known: KnownGame): KnownGame {
  const setup = () => {
    throw new Error('the rules broke down');
  };
  return { ...known, game: { ...known.game, setup } };
}
