// Matches that sleep: they leave memory, and come back with the same questions, the same clocks and the same players.
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

function* secrets(table: ToyTable) {
  table.state.log.push(...(yield* everyone([0, 1].map((seat) => asks(seat, 'secret', 'a', 'b')))));
}

const GAMES = known(hostedToy(pairs, 9));

function kept(app: Hosting): string[] {
  return app.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

describe('a match', () => {
  test('that has no subscriber leaves memory after a while, and costs no timer', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ time: 'correspondence' });
    const ada = await follow(match, 0);
    await app.time.pass(HOUR);
    expect(app.host.awake).toBe(1);
    match.detach(0, ada);
    await app.time.pass(20_000);
    expect(app.host.awake).toBe(1);
    await app.time.pass(20_000);
    expect(app.host.awake).toBe(0);
    // What is left is the round of the host.
    expect(app.time.alarms).toBe(1);
  });

  test('is woken by the first client that comes, and is where it was', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin();
    await match.answer(0, 0, 'b');
    const before = await follow(match, 1);
    match.detach(1, before);
    await app.time.pass(MINUTE);
    expect(app.host.find('deep')).toBeUndefined();
    const [woken, same] = await Promise.all([app.match(), app.match()]);
    expect(woken).toBe(same);
    expect((await follow(woken, 1)).knows).toEqual(before.knows);
    await woken.answer(1, 1, 'a');
    expect(kept(app)).toEqual(['0 answer b', '1 answer a']);
  });

  test('that is woken says which of its seats a bot plays, as that was not known while it slept', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, bots: [null, 'simple'] });
    expect(match.isAutomatic(1)).toBe(true);
    await app.time.pass(MINUTE);
    expect(app.host.find('deep')).toBeUndefined();
    app.changed.length = 0;
    await app.match();
    expect(app.changed).toEqual(['deep 1']);
  });

  test('that is over leaves memory as soon as its last subscriber is gone', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ delay: 2 });
    const late = await follow(match, 'spectator');
    await match.cutShort([[0], [1, 2]]);
    const after = await follow(match, 'spectator');
    expect(after.ending).toEqual(late.ending);
    await app.time.pass(MINUTE);
    expect(app.host.awake).toBe(1);
    for (const onlooker of [late, after]) match.detach('spectator', onlooker);
    await app.time.pass(5000);
    expect(app.host.awake).toBe(0);
    expect(await app.host.open('deep')).toBeUndefined();
  });

  test('that is wanted while it falls asleep is woken when it sleeps', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin();
    const { promise: isWritten, resolve: write } = Promise.withResolvers<void>();
    const sleep = app.archive.sleep.bind(app.archive);
    app.archive.sleep = async (...rest) => {
      await isWritten;
      await sleep(...rest);
    };
    await app.time.pass(40_000);
    const opening = app.match();
    const early = refusalOf(match.answer(0, 0, 'b'));
    write();
    const woken = await opening;
    await woken.answer(0, 0, 'a');
    // A caller that held the match before has to look for it again.
    expect([await early, kept(app), app.reports]).toEqual(['busy', ['0 answer a'], []]);
  });

  test('that could not fall asleep is woken, for nothing else would look at it', async () => {
    const app = await hosting(GAMES);
    await app.begin({ time: 'live' });
    let failures = 0;
    app.mischief = (call) => (call === 'sleep' && failures++ < 3 ? 'before' : undefined);
    await app.time.pass(20 * MINUTE);
    expect(failures).toBeGreaterThan(3);
    expect(kept(app).length).toBeGreaterThan(0);
  });

  test('that a bot is to go on with is not let sleep, nor forgotten when the house closes', async () => {
    const app = await hosting(GAMES, { botPace: HOUR });
    const match = await app.begin({ bots: [null, 'simple', null] });
    await match.answer(0, 0, 'a');
    await app.time.pass(10 * MINUTE);
    expect(app.host.awake).toBe(1);
    await app.host.close();
    await app.again(GAMES, { botPace: 0 });
    await app.time.pass(HOUR);
    expect(kept(app)).toEqual(['0 answer a', '1 bot a']);
  });

  test('that sleeps in a house that is going away is woken when it is due, if no other process has done it', async () => {
    const app = await hosting(GAMES);
    await app.begin({ time: 'fast' });
    await app.time.pass(MINUTE);
    app.host.shut();
    await app.time.pass((app.archive.kept('deep').due ?? 0) - app.time.now() + 5_000);
    expect(app.host.awake).toBe(0);
    await app.time.pass(10_000);
    expect(kept(app)).toEqual(['0 bot a']);
  });

  test('without clocks is ended after a month without an answer, and not before', async () => {
    const app = await hosting(GAMES);
    await app.begin();
    await app.time.leap(DAY);
    await (await app.match()).answer(0, 0, 'a');
    for (let days = 0; days < 30; days++) {
      expect(app.ended).toEqual([]);
      await app.time.leap(DAY - MINUTE);
      await app.time.pass(MINUTE);
      // A spectator looks, and does nothing.
      await app.host.open('deep');
      const open = app.host.find('deep');
      if (open && !open.hasEnded) open.detach('spectator', await follow(open, 'spectator'));
      await app.time.pass(2 * MINUTE);
    }
    expect(app.ended).toEqual([null]);
  });
});

describe('the clocks of a match that sleeps', () => {
  test('run on', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'correspondence' });
    const [ada] = await seated(match);
    const until = ada?.decision?.until;
    if (ada) match.detach(0, ada);
    await app.time.leap(HOUR);
    await app.time.pass(MINUTE);
    await app.time.leap(12 * HOUR);
    expect((await follow(await app.match(), 0)).decision?.until).toBe(until);
  });

  test('wake it when the time of a seat is up', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2, time: 'correspondence' });
    await app.time.pass(MINUTE);
    await app.time.leap(4 * DAY - 2 * MINUTE);
    expect(kept(app)).toEqual([]);
    await app.time.pass(2 * MINUTE);
    expect(kept(app)).toEqual(['0 timeout a']);
    expect(app.archive.kept('deep').entries[0]).toMatchObject({ bank: 0 });
  });

  test('give a player nothing back for looking at it', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2, time: 'live' });
    for (let looks = 0; looks < 20 && kept(app).length === 0; looks++) {
      const open = await app.match();
      open.detach(0, await follow(open, 0));
      await app.time.pass(MINUTE);
    }
    // Away, the decision and the bank, and no more.
    expect(app.archive.kept('deep').entries[0]).toMatchObject({ seat: 0, kind: 'bot', bank: 0 });
  });

  test('go on where they were for a player who had answered in secret', async () => {
    const app = await hosting(known(hostedToy(secrets, 3)));
    const match = await app.begin({ seats: 2, time: 'live' });
    const [ada, ben] = await seated(match);
    await app.time.pass(40_000);
    await match.answer(0, 0, 'a');
    if (ada) match.detach(0, ada);
    if (ben) match.detach(1, ben);
    await app.time.pass(MINUTE);
    expect(app.host.awake).toBe(0);
    const woken = await app.match();
    const [, back] = await seated(woken);
    await woken.answer(1, 0, 'b');
    expect(back?.clocks.map(({ bank }) => bank)).toEqual([480_000 - 10_000, 480_000 - 10_000]);
  });
});

describe('while the house is closed', () => {
  test('no clock runs, however the match slept', async () => {
    const app = await hosting(GAMES);
    await app.begin({ id: 'asleep', seats: 2, time: 'correspondence' });
    await app.time.pass(MINUTE);
    const match = await app.begin({ id: 'awake', seats: 2, time: 'live' });
    await seated(match);
    await app.time.pass(10_000);
    await app.host.close();
    await app.time.leap(10 * DAY);
    const other = await app.again(GAMES);
    const left = async (id: string) => {
      const woken = await other.match(id);
      const { decision } = await follow(woken, 0);
      return (decision?.until ?? 0) - app.time.now();
    };
    expect(await left('asleep')).toBe(4 * DAY - MINUTE - 10_000);
    expect(await left('awake')).toBe(510_000 - 10_000);
  });

  test('nor if it was closed twice', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2, time: 'correspondence' });
    await app.time.pass(MINUTE);
    let open = app;
    for (const _ of [1, 2, 3]) {
      await open.host.close();
      await app.time.leap(3 * DAY);
      open = await app.again(GAMES);
      await app.time.pass(MINUTE);
    }
    expect(kept(app)).toEqual([]);
    const { decision } = await follow(await open.match(), 0);
    expect((decision?.until ?? 0) - app.time.now()).toBe(4 * DAY - 4 * MINUTE);
  });

  test('nor if it was killed, but for a minute or so', async () => {
    const app = await hosting(GAMES);
    await app.begin({ id: 'asleep', seats: 2, time: 'correspondence' });
    await app.time.pass(10 * MINUTE);
    await app.begin({ id: 'awake', seats: 2, time: 'live' });
    await app.time.pass(20_000);
    app.mischief = () => 'silence';
    await app.time.leap(10 * DAY);
    const other = await app.again(GAMES);
    const { decision } = await follow(await other.match('asleep'), 0);
    const left = (decision?.until ?? 0) - app.time.now();
    expect(left).toBeGreaterThanOrEqual(4 * DAY - 11 * MINUTE);
    expect(left).toBeLessThanOrEqual(4 * DAY - 9 * MINUTE);
    // It is not known for how long it had run.
    const awake = await follow(await other.match('awake'), 0);
    expect((awake.decision?.until ?? 0) - app.time.now()).toBe(510_000);
  });
});

test('what could not be laid to sleep is woken soon after the store is back, however long that was away', async () => {
  const app = await hosting(GAMES);
  await app.begin({ time: 'fast' });
  app.mischief = () => 'before';
  await app.time.pass(30 * MINUTE);
  expect([app.host.awake, kept(app)]).toEqual([0, []]);
  app.mischief = () => undefined;
  await app.time.pass(10_000);
  expect(app.host.awake).toBe(1);
});
