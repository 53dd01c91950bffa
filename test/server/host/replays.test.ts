// Matches that are over: their replays, and how they stood in the end.
import { games } from '@undertow/games/index.ts';
import { Replays } from '@undertow/server/host/replays.ts';
import { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const ABYSS = games.get('abyss')?.game as AnyGame;

const SEATED = [{ name: 'Ada' }, { name: 'Ben' }];
const ID = 'deepwater0';

/** A house in which a match of Abyss was played, so many answers long, or to its end. */
async function played(most = 5000): Promise<Hosting> {
  const app = await hosting(games, { newSeed: () => commitment('replays') });
  const match = await app.begin({ id: ID, game: 'abyss', seats: 2, options: { expansions: [] } });
  const random = openRandom({ seed: 'fast:5', position: 0 });
  const { forms } = ABYSS;
  const players = await seated(match);
  for (let answers = 0; answers < most && !match.hasEnded; answers++) {
    const seat = players.findIndex(({ decision, ending }) => decision && !ending);
    const { decision } = players[seat] ?? {};
    if (decision) await match.answer(seat, decision.number, sample(decision.choice, random, forms));
  }
  return app;
}

function replaysOf({ archive, reruns }: Hosting): Replays {
  return new Replays(archive, games, reruns);
}

async function replayIn(app: Hosting, id = ID): Promise<Replay | undefined> {
  return (await replaysOf(app).of(id, SEATED, 'here'))?.read();
}

describe('the replay of a match', () => {
  test('that was played to its end holds what was promised', async () => {
    const app = await played();
    const replay = await replayIn(app);
    expect(Replay.parse(replay)).toEqual(replay);
    expect(replay).toMatchObject({
      ending: 'played',
      seats: ['Ada', 'Ben'],
      commitment: commitment(commitment('replays')),
    });
    expect(objectionTo(ABYSS, replay as Replay)).toBeUndefined();
    expect(replay?.ranking).toEqual(app.ended[0]);
  });

  test('says when a player gave up, or all did', async () => {
    for (const [ranking, ending] of [
      [[[1], [0]], 'resigned'],
      [null, 'abandoned'],
    ] as const) {
      const app = await played(10);
      await (await app.match(ID)).cutShort(ranking);
      const replay = await replayIn(app);
      expect(replay).toMatchObject({ ending, ranking });
      expect(objectionTo(ABYSS, replay as Replay)).toBeUndefined();
    }
  });

  test('is not there while the match runs, for it holds the seed; nor is one of a match that there is not', async () => {
    const app = await played(10);
    expect(await replayIn(app)).toBeUndefined();
    expect(await replaysOf(app).lastSnapshot(ID, 'spectator')).toBeUndefined();
    expect(await replayIn(app, 'nowhere000')).toBeUndefined();
  });

  test('is made once for all requests at the same moment, and later, but for other names', async () => {
    const app = await played();
    const replays = replaysOf(app);
    let reads = 0;
    const entries = app.archive.entries.bind(app.archive);
    app.archive.entries = (...asked) => {
      reads++;
      return entries(...asked);
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => replays.of(ID, SEATED, 'here')));
    expect(new Set([...all, await replays.of(ID, SEATED, 'here')]).size).toBe(1);
    expect(reads).toBe(1);
    const renamed = await replays.of(ID, [{ name: 'Ada' }, { name: 'Bea' }], 'here');
    expect(renamed?.read()).toEqual({ ...all[0]?.read(), seats: ['Ada', 'Bea'] });
    expect(reads).toBe(2);
  });

  test('says of its bots how well they play or that they came over the network, and of people nothing', async () => {
    const replays = replaysOf(await played());
    const withBot = (await replays.of(ID, [{ name: 'Ada' }, { name: 'Brine', level: 'keen' }], 'here'))?.read();
    expect([withBot?.seats, withBot?.levels]).toEqual([
      ['Ada', 'Brine'],
      [null, 'keen'],
    ]);
    const withGuest = (await replays.of(ID, [{ name: 'Ada' }, { name: 'Robin', bot: true }], 'here'))?.read();
    expect([withGuest?.bots, withGuest?.levels]).toEqual([[false, true], undefined]);
    for (const said of ['levels', 'bots']) {
      expect((await replays.of(ID, SEATED, 'here'))?.read()).not.toHaveProperty(said);
    }
  });

  test('is there as soon as the match is over, also for clients that asked before', async () => {
    const app = await played(10);
    const replays = replaysOf(app);
    expect(await replays.of(ID, SEATED, 'here')).toBeUndefined();
    await (await app.match(ID)).cutShort(null);
    expect((await replays.of(ID, SEATED, 'here'))?.read().ending).toBe('abandoned');
  });

  test('by other rules is told as it is, though it cannot be run again', async () => {
    const app = await played();
    app.archive.kept(ID).record = { ...app.archive.kept(ID).record, rules: 99 };
    const replay = await replayIn(app);
    expect(replay).toMatchObject({ rules: 99, ending: 'played' });
    expect(objectionTo(ABYSS, replay as Replay)).toContain('rules 99');
    expect(await replaysOf(app).lastSnapshot(ID, 0)).toBeUndefined();
  });
});

test('the journal of a match is read only when its turn has come', async () => {
  const house = await played();
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = house.reruns.run({ place: 'there' }, async () => {
    await promise;
    return (function* () {})();
  });
  let reads = 0;
  const entries = house.archive.entries.bind(house.archive);
  house.archive.entries = (...asked) => {
    reads++;
    return entries(...asked);
  };
  const replays = replaysOf(house);
  const all = Promise.all([replays.of(ID, SEATED, 'here'), replays.lastSnapshot(ID, 'spectator')]);
  for (let rounds = 0; rounds < 5; rounds++) await nextRound();
  expect(reads).toBe(0);
  resolve();
  await Promise.all([before, all]);
  expect(reads).toBe(2);
});

describe('how a match stood in the end', () => {
  test('is told to each viewer as it was to those that were there', async () => {
    const app = await played();
    const match = app.host.find(ID);
    for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
      const told = await replaysOf(app).lastSnapshot(ID, viewer);
      const onlooker = new Onlooker();
      if (told) onlooker.told(told);
      const there = match && (await follow(match, viewer));
      expect(onlooker.knows).toEqual(there?.knows);
      expect([onlooker.ending, onlooker.seat]).toEqual([there?.ending, there?.seat]);
    }
  });

  test('asks no seat anything where the match was cut short', async () => {
    const app = await played(10);
    const match = await app.match(ID);
    expect((await seated(match)).some(({ decision }) => decision)).toBe(true);
    await match.cutShort(null);
    for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
      const snapshot = await replaysOf(app).lastSnapshot(ID, viewer);
      expect(snapshot?.message).toMatchObject({ asked: [], ending: { ranking: null } });
      expect(snapshot?.message).not.toHaveProperty('decision');
      expect(snapshot?.message).not.toHaveProperty('undo');
    }
  });

  test('is worked out once for all requests at the same moment, and later', async () => {
    const app = await played();
    const replays = replaysOf(app);
    let reads = 0;
    const entries = app.archive.entries.bind(app.archive);
    app.archive.entries = (id) => {
      reads++;
      return entries(id);
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => replays.lastSnapshot(ID, 'spectator')));
    expect(new Set([...all, await replays.lastSnapshot(ID, 'spectator')]).size).toBe(1);
    expect(reads).toBe(1);
  });

  test('is asked for again if it could not be read, or the match was not over', async () => {
    const app = await played(10);
    const replays = replaysOf(app);
    expect(await replays.lastSnapshot(ID, 'spectator')).toBeUndefined();
    await (await app.match(ID)).cutShort(null);
    const find = app.archive.find.bind(app.archive);
    app.archive.find = () => Promise.reject(new Error('the disk is gone'));
    await expect(replays.lastSnapshot(ID, 'spectator')).rejects.toThrow('the disk is gone');
    app.archive.find = find;
    expect((await replays.lastSnapshot(ID, 'spectator'))?.message).toMatchObject({ ending: { ranking: null } });
  });
});
