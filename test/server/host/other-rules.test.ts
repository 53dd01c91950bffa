// Matches whose rules have changed: they go on from where they last came to rest, and say what that has cost.
import type { MatchRecord } from '@undertow/server/host/archive.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';

/** In each turn, the first seat is asked so many times, and then the second. */
function rulesOf(version: number, times = 2) {
  return known(
    hostedToy(
      function* (table: ToyTable) {
        for (let i = 0; i < times; i++) table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
        table.state.log.push(yield* choose(1, 'card', ['a', 'b']));
      },
      20,
      { rules: version },
    ),
  );
}

const OLD = rulesOf(1);
const NEW = rulesOf(2, 3);
const NEWEST = rulesOf(3, 1);

/** A match by the old rules, behind so many answers, in a house that was closed. */
async function played(answers: number, settings: Partial<MatchRecord['settings']> = {}): Promise<Hosting> {
  const app = await hosting(OLD);
  const match = await app.begin({ seats: 2, ...settings });
  for (let i = 0; i < answers; i++) {
    const { asked, version } = match.status;
    await match.answer(asked[0] ?? 0, version, 'a');
  }
  await app.host.close();
  return app;
}

function log({ view }: { readonly view: unknown }): unknown[] {
  return (view as { readonly log: unknown[] }).log;
}

function lost({ reports }: Hosting): unknown[] {
  return reports
    .filter(({ problem }) => problem.startsWith('the rules have changed'))
    .map(({ details }) => details.lost);
}

describe('under other rules a match', () => {
  test('goes on from its last rest point, and says how many answers were lost', async () => {
    const app = await played(5);
    const other = await app.again(NEW);
    const match = await other.match();
    expect(lost(other)).toEqual([2]);
    const ada = await follow(match, 0);
    expect([log(ada), ada.decision?.prompt, match.status.turn]).toEqual([['a', 'a', 'a'], 'card', 1]);
    for (let i = 0; i < 4; i++) {
      const { asked, version } = match.status;
      await match.answer(asked[0] ?? 0, version, 'b');
    }
    expect([log(ada), match.status.turn]).toEqual([['a', 'a', 'a', 'b', 'b', 'b', 'b'], 2]);
  });

  test('loses nothing where it was at rest', async () => {
    const app = await played(6);
    const other = await app.again(NEW);
    expect(log(await follow(await other.match(), 'spectator'))).toHaveLength(6);
    expect(lost(other)).toEqual([0]);
  });

  test('goes on after another restart, a crash, and yet other rules', async () => {
    const app = await played(5);
    const second = await (await app.again(NEW)).match();
    await second.answer(0, second.status.version, 'b');
    const before = (await follow(second, 1)).knows;
    // The process dies.
    const third = await app.again(NEW);
    const match = await third.match();
    expect((await follow(match, 1)).knows).toEqual(before);
    expect(lost(third)).toEqual([]);
    for (let i = 0; i < 4; i++) {
      const { asked, version } = match.status;
      await match.answer(asked[0] ?? 0, version, 'b');
    }
    await third.host.close();
    const fourth = await app.again(NEWEST);
    const last = await fourth.match();
    expect([lost(fourth), last.status.turn]).toEqual([[1], 2]);
    for (const seat of [0, 1]) await last.answer(seat, last.status.version, 'a');
    expect(last.status.turn).toBe(3);
  });

  test('has a version that no viewer has seen before, also where the journal was ahead of its last sleep', async () => {
    const app = await played(4);
    const again = await app.again(OLD);
    const match = await again.match();
    await match.answer(0, match.status.version, 'a');
    await match.answer(1, match.status.version, 'a');
    const seen = match.status.version;
    const other = await app.again(NEW);
    const carried = await other.match();
    expect(lost(other)).toEqual([3]);
    expect(carried.status.version).toBeGreaterThan(seen);
    expect(log(await follow(carried, 0))).toHaveLength(3);
  });

  test('cannot be told as missed updates: a player who was away is told all of it', async () => {
    const app = await hosting(OLD);
    const match = await app.begin({ seats: 2 });
    const [ada] = await seated(match);
    await match.answer(0, 0, 'a');
    await app.host.close();
    const carried = await (await app.again(NEW)).match();
    const back = await follow(carried, 0, ada);
    expect(back.messages.map(({ type }) => type)).toEqual(['snapshot']);
    // And then as usual.
    await carried.answer(0, carried.status.version, 'b');
    expect(log(back)).toEqual(['b']);
  });

  test('is not shown to spectators who must not see it at once, until it is over', async () => {
    const app = await played(5, { delay: 2 });
    const other = await app.again(NEW);
    const match = await other.match();
    expect(await refusalOf(follow(match, 'spectator'))).toBe('conflict');
    await match.cutShort(null);
    expect((await follow(match, 'spectator')).ending).toMatchObject({ ranking: null });
  });

  test('keeps its banks, its silences and its orders', async () => {
    const app = await hosting(OLD);
    const match = await app.begin({ seats: 2, time: 'live' });
    await seated(match);
    await app.time.pass(40_000);
    await match.answer(0, 0, 'a');
    await match.order(1, [{ to: 'nothing', say: 'a' }]);
    await app.host.close();
    const carried = await (await app.again(NEW)).match();
    const ben = await follow(carried, 1);
    expect([ben.clocks[0]?.bank, ben.orders]).toEqual([470_000, [{ to: 'nothing', say: 'a' }]]);
  });

  test('that never came to rest on the disk cannot go on, but can be ended', async () => {
    const app = await hosting(OLD);
    await app.begin({ seats: 2 });
    const other = await app.again(NEW);
    expect(other.problems()).toContain('the match could not be woken');
    await expect(other.host.open('deep')).rejects.toThrow('rules 1');
    await other.host.abandon('deep');
    expect(other.ended).toEqual([null]);
  });
});
