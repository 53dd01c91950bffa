// Matches as they are kept: taken over, asleep, due, over.
import type { Orders } from '@undertow/server/host/archive.ts';
import {
  createMatch,
  dueMatches,
  endMatch,
  findMatch,
  type KeptMatch,
  orphanedMatches,
  putRest,
  putSettings,
  sleepMatch,
  takeMatch,
} from '@undertow/server/store/matches.ts';
import { ordersOf, putOrders } from '@undertow/server/store/orders.ts';
import { enrol, leave } from '@undertow/server/store/processes.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { noteUptime, openAfter } from '@undertow/server/store/uptime.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import { matchRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

const REST = {
  save: {
    game: 'abyss',
    rules: 1,
    turn: 4,
    version: 9,
    state: { pearls: 3 },
    random: { seed: 's', position: 1 },
    answers: [],
  },
  entries: 9,
  sealed: 1,
  seats: [
    { clock: { away: 1, decision: 2, bank: 3, ran: 5, answered: null }, strikes: 0 },
    { clock: { away: 1, decision: 2, bank: 3, ran: null, answered: null }, strikes: 2 },
  ],
  ahead: 4000,
};

function orders(...given: Json[]): Orders {
  return { turn: 4, orders: given };
}

describeStore('matches', (store) => {
  async function begin(...ids: string[]): Promise<void> {
    await store().write(ids.flatMap((id, i) => createMatch(matchRecord(id, { started: 1000 + i }), 1, 'here')));
  }

  /** For a process that is alone, or for one of several. */
  async function take(id: string, self = 'here'): Promise<KeptMatch | undefined> {
    const match = await takeMatch(store(), id, self);
    if (match && 'owner' in match) throw new Error(`${match.owner} has it`);
    return match;
  }

  /** As another process sees them, when the one that began them has died. */
  function orphans(): Promise<string[]> {
    return orphanedMatches(store(), 'there', 10);
  }

  test('are found as they began', async () => {
    await begin('deep');
    expect(await findMatch(store(), 'deep')).toMatchObject({ ...matchRecord('deep'), fence: 1, rest: null, due: null });
    expect(await findMatch(store(), 'nowhere')).toBeUndefined();
  });

  test('begin once', async () => {
    await begin('deep');
    await expect(begin('deep')).rejects.toThrow(Conflict);
  });

  describe('that are taken', () => {
    test('have a higher fence each time', async () => {
      await begin('deep');
      expect((await take('deep'))?.fence).toBe(2);
      expect((await take('deep'))?.fence).toBe(3);
      expect((await findMatch(store(), 'deep'))?.fence).toBe(3);
    });

    test('by many at once give each a fence of its own', async () => {
      await begin('deep');
      const taken = await Promise.all(Array.from({ length: 12 }, () => take('deep')));
      expect(new Set(taken.map((match) => match?.fence)).size).toBe(12);
    });

    test('are awake', async () => {
      await begin('deep');
      await store().write(sleepMatch('deep', 1, 5000, REST));
      expect(await orphans()).toEqual([]);
      expect(await take('deep')).toMatchObject({ due: 5000, rest: REST });
      expect(await take('deep')).toMatchObject({ due: null, rest: REST });
      expect(await orphans()).toEqual(['deep']);
      expect(await dueMatches(store(), 9000, 10)).toEqual([]);
    });

    test('are not taken from a process that lives, and it is told which that is', async () => {
      await begin('deep');
      await store().write([...enrol('here', 'redis'), ...enrol('there', 'redis')]);
      expect(await takeMatch(store(), 'deep', 'there')).toEqual({ owner: 'here' });
      expect((await findMatch(store(), 'deep'))?.fence).toBe(1);
      expect((await take('deep', 'here'))?.fence).toBe(2);
    });

    test('are taken from a process that has died, and from one that has laid them to sleep', async () => {
      await begin('deep', 'asleep');
      await store().write([
        ...enrol('here', 'redis'),
        ...enrol('there', 'redis'),
        ...sleepMatch('asleep', 1, 5000, REST),
      ]);
      expect((await take('asleep', 'there'))?.fence).toBe(2);
      await store().write(leave('here'));
      expect((await take('deep', 'there'))?.fence).toBe(2);
      expect(await takeMatch(store(), 'deep', 'elsewhere')).toEqual({ owner: 'there' });
    });

    test('by two processes at once are with one of them', async () => {
      await store().write([
        ...enrol('here', 'redis'),
        ...enrol('there', 'redis'),
        ...createMatch(matchRecord('deep'), 1, 'gone'),
      ]);
      const taken = await Promise.all(['here', 'there'].map((self) => takeMatch(store(), 'deep', self)));
      expect(taken.filter((match) => match && 'owner' in match)).toHaveLength(1);
    });

    test('after their end are only shown', async () => {
      await begin('deep');
      await store().write(endMatch('deep', 1, 5000, [[1, 2], [0]]));
      expect(await take('deep')).toMatchObject({ fence: 1, ended: 5000, ranking: [[1, 2], [0]] });
      expect(await orphans()).toEqual([]);
    });

    test('are nothing if they do not exist', async () => {
      expect(await take('nowhere')).toBeUndefined();
    });
  });

  describe('belong to the process that raised the fence last, which alone may', () => {
    const writes = {
      'lay them to sleep': (fence: number) => sleepMatch('deep', fence, 5000, REST),
      'end them': (fence: number) => endMatch('deep', fence, 5000, null),
      'keep where they rest': (fence: number) => putRest('deep', fence, REST),
      'change their settings': (fence: number) => putSettings('deep', fence, { time: 'none', delay: 1, bots: [] }),
      'keep orders for them': (fence: number) => putOrders('deep', fence, 0, orders('pass')),
    };

    test.each(Object.entries(writes))('%s', async (_, write) => {
      await begin('deep');
      await take('deep');
      const before = await findMatch(store(), 'deep');
      for (const fence of [0, 1, 3]) await expect(store().write(write(fence))).rejects.toThrow(Conflict);
      expect(await findMatch(store(), 'deep')).toEqual(before);
      expect(await ordersOf(store(), 'deep')).toEqual(new Map());
      await store().write(write(2));
    });

    test.each(Object.entries(writes))('%s, and not once they are over', async (_, write) => {
      await begin('deep');
      await store().write(endMatch('deep', 1, 4000, [[0]]));
      await expect(store().write(write(1))).rejects.toThrow(Conflict);
      expect(await findMatch(store(), 'deep')).toMatchObject({ ended: 4000, ranking: [[0]] });
    });
  });

  test('keep where they rest and their settings', async () => {
    await begin('deep');
    await store().write([
      ...putRest('deep', 1, REST),
      ...putSettings('deep', 1, { time: 'correspondence', delay: 2, bots: ['simple'] }),
    ]);
    expect(await findMatch(store(), 'deep')).toMatchObject({
      rest: REST,
      settings: { time: 'correspondence', delay: 2, bots: ['simple'] },
    });
  });

  test('that sleep are due in their order, once their time has come', async () => {
    await begin('awake', 'later', 'sooner', 'now');
    await store().write([
      ...sleepMatch('later', 1, 9000, REST),
      ...sleepMatch('sooner', 1, 3000, REST),
      ...sleepMatch('now', 1, 4000, REST),
    ]);
    expect(await dueMatches(store(), 2999, 10)).toEqual([]);
    expect(await dueMatches(store(), 4000, 10)).toEqual(['sooner', 'now']);
    expect(await dueMatches(store(), 9999, 2)).toEqual(['sooner', 'now']);
    expect(await orphans()).toEqual(['awake']);
  });

  test('that sleep while the house is closed are due so much later', async () => {
    await begin('awake', 'asleep', 'over');
    await openAfter(store(), 1000, 'self');
    await store().write([...sleepMatch('asleep', 1, 5000, REST), ...sleepMatch('over', 1, 5000, REST)]);
    await store().write([...endMatch('over', 1, 2000, null), ...noteUptime(3000)]);
    await openAfter(store(), 10_000, 'self');
    expect(await dueMatches(store(), 11_999, 9)).toEqual([]);
    expect(await dueMatches(store(), 12_000, 9)).toEqual(['asleep']);
    // A clock that was set back gives no time, and takes none.
    await openAfter(store(), 9000, 'self');
    expect(await dueMatches(store(), 12_000, 9)).toEqual(['asleep']);
  });

  test('that sleep lose time while any process is there', async () => {
    await begin('asleep');
    await store().write([...sleepMatch('asleep', 1, 5000, REST), ...noteUptime(1000), ...enrol('self', 'redis')]);
    await store().write(enrol('other', 'redis'));
    await openAfter(store(), 4000, 'self');
    expect(await dueMatches(store(), 5000, 9)).toEqual(['asleep']);
    // No process has noted for long that it runs: the other one has died, though it is still on the roll.
    await openAfter(store(), 1000 + 10 * 60_000, 'self');
    expect(await dueMatches(store(), 5000 + 10 * 60_000 - 1, 9)).toEqual([]);
    expect(await dueMatches(store(), 5000 + 10 * 60_000, 9)).toEqual(['asleep']);
  });

  test('that sleep are given the time once, however many processes open the house together', async () => {
    await begin('asleep');
    await store().write([...sleepMatch('asleep', 1, 5000, REST), ...noteUptime(1000)]);
    await Promise.all(['a', 'b', 'c'].map((self) => openAfter(store(), 11_000, self)));
    expect(await dueMatches(store(), 14_999, 9)).toEqual([]);
    expect(await dueMatches(store(), 15_000, 9)).toEqual(['asleep']);
  });

  test('that are awake are orphans when their process is not on the roll', async () => {
    await begin('deep');
    await store().write([...enrol('here', 'redis'), ...enrol('there', 'redis')]);
    expect(await orphans()).toEqual([]);
    await store().write(leave('here'));
    expect(await orphans()).toEqual(['deep']);
    expect(await orphanedMatches(store(), 'here', 10)).toEqual([]);
  });

  test('that were awake are told in the order in which they began', async () => {
    await begin('third', 'first', 'second');
    await store().write(endMatch('first', 1, 2000, null));
    expect(await orphans()).toEqual(['third', 'second']);
  });

  describe('keep standing orders', () => {
    test('of each seat, the last ones only', async () => {
      await begin('deep', 'other');
      await store().write([
        ...putOrders('deep', 1, 0, orders({ pass: 'always' })),
        ...putOrders('deep', 1, 2, orders('a', 'b')),
        ...putOrders('other', 1, 0, orders('other')),
      ]);
      await store().write(putOrders('deep', 1, 0, orders({ pass: 'below', value: 3 })));
      expect(await ordersOf(store(), 'deep')).toEqual(
        new Map<number, unknown>([
          [0, orders({ pass: 'below', value: 3 })],
          [2, orders('a', 'b')],
        ]),
      );
    });

    test('until they are taken back, or the match is over', async () => {
      await begin('deep');
      await store().write([...putOrders('deep', 1, 0, orders('a')), ...putOrders('deep', 1, 1, orders('b'))]);
      await store().write(putOrders('deep', 1, 0, orders()));
      expect([...(await ordersOf(store(), 'deep')).keys()]).toEqual([1]);
      await store().write(endMatch('deep', 1, 5000, null));
      expect(await ordersOf(store(), 'deep')).toEqual(new Map());
    });
  });
});
