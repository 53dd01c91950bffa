// Waking matches that sleep, while many are wanted at once.
import type { HostContext } from '@undertow/server/host/host-context.ts';
import type { Source } from '@undertow/server/limits/fair-queue.ts';
import type { Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { type Hosting, hosting } from '../../support/host/hosting.ts';
import { settled } from '../../support/time/settled.ts';

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(pairs, 9));

describe('a player who comes to a match that sleeps', () => {
  async function asleep(matches: number) {
    const before = await hosting(GAMES);
    const ids = Array.from({ length: matches }, (_, i) => `deep ${i}`);
    for (const id of ids) await before.begin({ id });
    await before.host.close();
    const app = await before.again(GAMES);
    const reads: string[] = [];
    const take = app.archive.take.bind(app.archive);
    app.archive.take = (id, ...more) => {
      reads.push(id);
      return take(id, ...more);
    };
    return { app, ids, reads };
  }

  const flood = { place: 'flood', isFamiliar: false };

  test('does not wait behind the matches that spectators have asked for; their journals are read in their turn', async () => {
    const { app, ids, reads } = await asleep(30);
    const others = ids.slice(0, -1).map((id) => app.host.open(id, flood));
    await app.host.open(ids.at(-1) ?? '');
    expect(reads.indexOf('deep 29')).toBeLessThanOrEqual(2);
    expect(reads.length).toBeLessThan(10);
    await Promise.all(others);
    expect(app.host.awake).toBe(30);
  });

  test('does not wait in the line of a spectator that came to the same match before, and it is woken once', async () => {
    const { app, ids, reads } = await asleep(30);
    const others = ids.map((id) => app.host.open(id, flood));
    const match = await app.host.open('deep 29');
    expect(reads.length).toBeLessThan(10);
    expect((await Promise.all(others)).at(-1)).toBe(match);
    expect(reads.filter((id) => id === 'deep 29')).toEqual(['deep 29']);
  });

  test('takes along the spectators who wait for it in the other line, and it is not woken again for them', async () => {
    const { app, ids, reads } = await asleep(30);
    const others = ids.map((id) => app.host.open(id, flood));
    const match = await app.host.open('deep 29');
    expect(await others.at(-1)).toBe(match);
    expect(reads.length).toBeLessThan(10);
    app.archive.take = async (id) => {
      reads.push(id);
      await app.time.pass(5_000);
      return undefined;
    };
    await Promise.all(others);
    expect(app.host.find('deep 29')).toBeUndefined();
    expect(reads.filter((id) => id === 'deep 29')).toEqual(['deep 29']);
  });
});

describe('matches that are wanted at one moment', () => {
  const ids = (many: number) => Array.from({ length: many }, (_, i) => `deep ${i}`);

  /** A house in which these matches sleep, on a store that takes so long for each. */
  async function asleep(matches: number, milliseconds: number, more: Partial<HostContext> = {}) {
    const before = await hosting(GAMES);
    for (const id of ids(matches)) await before.begin({ id });
    await before.host.close();
    const app = await before.again(GAMES, more);
    const woken: string[] = [];
    const take = app.archive.take.bind(app.archive);
    app.archive.take = async (id, ...more) => {
      await new Promise<void>((resolve) => app.time.after(milliseconds, resolve));
      woken.push(id);
      return take(id, ...more);
    };
    return { app, woken };
  }

  /** What came of looking at each. */
  function lookAt(app: Hosting, wanted: readonly string[], source?: Source): Promise<(Problem | undefined)[]> {
    return Promise.all(wanted.map((id) => problemOf(app.host.reach(id, (match) => match?.look(), source))));
  }

  async function problemOf(work: Promise<unknown>): Promise<Problem | undefined> {
    try {
      return (await work) === undefined ? { code: 'not-found', message: 'no match' } : undefined;
    } catch (failure) {
      return (failure as Refusal).problem;
    }
  }

  test('all wake in the order in which they are wanted; none is refused, and nothing is reported', async () => {
    const { app, woken } = await asleep(500, 20);
    const refused = await settled(app.time, lookAt(app, ids(500)));
    expect(refused.filter(Boolean)).toEqual([]);
    expect(woken).toEqual(ids(500));
    expect([app.reports, app.crowds]).toEqual([[], []]);
  });

  test('beyond those that may wait, each is told another time to come again, and the operator hears of it once', async () => {
    const { app } = await asleep(60, 20, { mostWaking: 10 });
    const refused = (await settled(app.time, lookAt(app, ids(60)))).filter((problem) => problem !== undefined);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['busy']));
    const waits = refused.map(({ retryAfter = 0 }) => retryAfter);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
    expect(new Set(waits).size).toBeGreaterThan(20);
    expect([app.crowds, app.reports]).toEqual([[10], []]);
    await app.time.pass(60_000);
    await settled(app.time, lookAt(app, ids(60)));
    expect(app.crowds).toEqual([10, 10]);
  });

  test('a match keeps its place in the line for a client that had to come again', async () => {
    const { app, woken } = await asleep(30, 600);
    const first = lookAt(app, ids(30));
    await app.time.pass(12_000);
    const late = (await first).filter((problem) => problem !== undefined);
    expect(late.map(({ code }) => code)).toEqual(Array(late.length).fill('busy'));
    expect(late.length).toBeGreaterThan(5);
    await app.time.pass(2000);
    const again = lookAt(app, ids(30).toReversed());
    await app.time.pass(12_000);
    expect((await again).filter(Boolean)).toEqual([]);
    expect(woken).toEqual(ids(30));
    expect(app.host.awake).toBe(30);
  });

  test('a house that closes wakes none of those that still wait, and is closed when the one at hand sleeps again', async () => {
    const { app, woken } = await asleep(30, 600);
    const waiting = lookAt(app, ids(30));
    await app.time.pass(1000);
    let isClosed = false;
    void app.host.close().then(() => {
      isClosed = true;
    });
    await app.time.pass(600);
    expect(isClosed).toBe(true);
    expect(new Set((await waiting).slice(2).map((problem) => problem?.code))).toEqual(new Set(['draining']));
    await app.time.pass(60_000);
    expect([woken, app.host.awake, app.reports]).toEqual([ids(2), 0, []]);
  });

  test('a client that waits takes no further place: it is looked for once', async () => {
    const { app, woken } = await asleep(3, 3000);
    await settled(app.time, lookAt(app, [...ids(3), ...ids(3)]));
    expect(woken).toEqual(ids(3));
  });

  test('spectators take no place from players, however many they are', async () => {
    const { app } = await asleep(40, 20, { mostWaking: 15 });
    const crowd = lookAt(app, ids(25), { place: 'flood', isFamiliar: false });
    const players = lookAt(app, ids(40).slice(25));
    expect((await settled(app.time, players)).filter(Boolean)).toEqual([]);
    await settled(app.time, crowd);
  });

  test('one that is to be ended waits for its place, or is refused where there is none; nothing is reported', async () => {
    const { app } = await asleep(4, 20, { mostWaking: 1 });
    const crowd = lookAt(app, ids(2));
    expect(await settled(app.time, problemOf(app.host.abandon('deep 2')))).toMatchObject({ code: 'busy' });
    await settled(app.time, crowd);
    expect([app.ended, app.archive.kept('deep 2').record.ended]).toEqual([[], null]);
    const waking = lookAt(app, ids(4).slice(3));
    const ending = app.host.abandon('deep 2');
    await settled(app.time, Promise.all([waking, ending]));
    expect([app.ended, app.archive.kept('deep 2').record.ended]).toEqual([[null], expect.any(Number)]);
    expect(app.reports).toEqual([]);
  });

  test('one that begins does not wait for them, nor do clients that looked for it before it was there', async () => {
    const { app, woken } = await asleep(20, 500);
    const waking = lookAt(app, ids(20));
    const early = problemOf(app.host.reach('new', (match) => match?.look()));
    const watching = problemOf(app.host.reach('new', (match) => match?.look(), { place: 'a', isFamiliar: false }));
    await app.time.pass(1);
    const begun = app.begin({ id: 'new' });
    await app.time.pass(1);
    expect((await begun).record.id).toBe('new');
    expect([await early, await watching]).toEqual([undefined, undefined]);
    expect(woken.length).toBeLessThan(2);
    await settled(app.time, waking);
    expect(woken).toEqual(ids(20));
  });
});
