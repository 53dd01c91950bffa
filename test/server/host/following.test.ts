// Following a match: from the beginning, from the middle, after a break, or some turns behind.
import { games } from '@undertow/games/index.ts';
import { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { follow, seated } from '../../support/host/hosting.ts';
import type { Onlooker } from '../../support/host/onlooker.ts';
import { ABYSS, ID, RandomMatch, SETTINGS } from '../../support/host/random-match.ts';

describe.each(SETTINGS)('in a match for $seats with $expansions', (setting) => {
  const viewers: readonly Viewer[] = [...Array(setting.seats).keys(), 'spectator'];

  test('each viewer sees at each version what the position shows it', async () => {
    const played = await RandomMatch.begin(setting);
    const players = await seated(played.match);
    const all = [...players, await follow(played.match, 'spectator')];
    for (let steps = 0; steps < 50; steps++) {
      await played.step(players);
      const { length } = played.app.archive.kept(ID).entries;
      const truth = played.after(length);
      for (const [i, { view, version, asked }] of all.entries()) {
        const viewer = viewers[i] as Viewer;
        expect([version, view]).toEqual([truth.version, truth.view(viewer)]);
        expect(asked.map(({ seat, prompt }) => `${seat} ${prompt}`)).toEqual(
          truth.asked(viewer).map(({ seat, prompt }) => `${seat} ${prompt}`),
        );
      }
    }
    for (const { messages } of all) for (const message of messages) ServerMessage.parse(message);
  });

  test('a viewer that was away gets what it has missed, and then knows what a newcomer is told', async () => {
    const played = await RandomMatch.begin(setting);
    const players = await seated(played.match);
    const past: { readonly viewer: Viewer; readonly then: Onlooker }[] = [];
    for (let steps = 0; steps < 55; steps++) {
      for (const viewer of viewers) {
        const then = await follow(played.match, viewer);
        past.push({ viewer, then });
        played.match.detach(viewer, then);
      }
      await played.step(players);
    }
    const now = new Map<Viewer, Onlooker>();
    for (const viewer of viewers) now.set(viewer, await follow(played.match, viewer));
    let updates = 0;
    for (const { viewer, then } of past) {
      const back = await follow(played.match, viewer, then);
      const newcomer = now.get(viewer);
      expect(back.knows).toEqual(newcomer?.knows);
      expect(back.clocks).toEqual(newcomer?.clocks);
      const types = back.messages.map(({ type }) => type);
      // A viewer that has missed too much gets the whole position.
      const missed = (newcomer?.version ?? 0) - then.version;
      expect(types[0]).toBe(missed > 50 ? 'snapshot' : missed > 0 ? 'update' : types[0]);
      updates += types.filter((type) => type === 'update').length;
      played.match.detach(viewer, back);
    }
    expect(updates).toBeGreaterThan(500);
  });

  test.each([1, 2])(
    'spectators who are %i turns behind see what was true then, and all of it in the end',
    async (delay) => {
      const played = await RandomMatch.begin(setting, { delay });
      const players = await seated(played.match);
      const early = await follow(played.match, 'spectator');
      let isOver = false;
      for (let steps = 0; steps < 60; steps++) {
        await played.step(players);
        const { turn } = played.match.status;
        const truth = played.after(played.entriesUpTo(turn - delay));
        const late = steps % 10 === 0 ? await follow(played.match, 'spectator') : early;
        expect([late.version, late.view]).toEqual([truth.version, truth.view('spectator')]);
        expect(late.knows).toEqual(early.knows);
        expect([late.clocks, late.ending]).toEqual([[], null]);
        isOver ||= turn > delay;
      }
      // Otherwise nothing was ever shown.
      expect(isOver).toBe(true);
      await played.match.cutShort([[0]]);
      const truth = played.after(played.app.archive.kept(ID).entries.length);
      expect([early.version, early.view]).toEqual([truth.version, truth.view('spectator')]);
      expect(early.ending).toMatchObject({ ranking: [[0]] });
      expect((await follow(played.match, 'spectator')).knows).toEqual(early.knows);
    },
  );
});

describe('a spectator who is behind', () => {
  const [setting = { seats: 2, expansions: [] }] = SETTINGS;

  test('and was away gets what they have missed of what they may see', async () => {
    const played = await RandomMatch.begin(setting, { delay: 1 });
    const players = await seated(played.match);
    const early = await follow(played.match, 'spectator');
    const left: Onlooker[] = [];
    for (let steps = 0; steps < 40; steps++) {
      const then = await follow(played.match, 'spectator');
      played.match.detach('spectator', then);
      left.push(then);
      await played.step(players);
    }
    for (const then of left) expect((await follow(played.match, 'spectator', then)).knows).toEqual(early.knows);
  });

  test('and comes when the match has been woken sees the same as one that was there', async () => {
    const played = await RandomMatch.begin(setting, { delay: 2 });
    const players = await seated(played.match);
    const early = await follow(played.match, 'spectator');
    for (let steps = 0; steps < 40; steps++) await played.step(players);
    const other = await played.app.again(games);
    expect((await follow(await other.match(ID), 'spectator')).knows).toEqual(early.knows);
  });
});

test('a viewer that has missed nothing costs no reading', async () => {
  const played = await RandomMatch.begin({ seats: 2, expansions: [] }, { time: 'live' });
  const players = await seated(played.match);
  for (let steps = 0; steps < 5; steps++) await played.step(players);
  let reads = 0;
  played.app.mischief = (call) => {
    if (call === 'entries') reads++;
    return undefined;
  };
  const [ada] = players;
  const back = await follow(played.match, 0, ada);
  expect(back.knows).toEqual(ada?.knows);
  expect([reads, back.messages.map(({ type }) => type)]).toEqual([0, ['decision', 'clock']]);
});

describe('however many follow a match', () => {
  /** Abyss, with a count of what is shown to each viewer. */
  function counting(): { readonly game: AnyGame; readonly shown: Map<Viewer, number> } {
    const shown = new Map<Viewer, number>();
    const count = (viewer: Viewer) => shown.set(viewer, (shown.get(viewer) ?? 0) + 1);
    const game: AnyGame = {
      ...ABYSS.game,
      openView(state) {
        count('spectator');
        return ABYSS.game.openView(state);
      },
      ownView(state, seat, open) {
        count(seat);
        return ABYSS.game.ownView(state, seat, open);
      },
    };
    return { game, shown };
  }

  test('a change is projected once for each kind of them, and written once', async () => {
    const { game, shown } = counting();
    const played = await RandomMatch.begin({ seats: 3, expansions: [] }, {}, game);
    const players = await seated(played.match);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => follow(played.match, 'spectator')));
    const phones = await Promise.all([0, 1, 2].map((seat) => follow(played.match, seat)));
    for (let steps = 0; steps < 30; steps++) {
      const { version } = played.match.status;
      shown.clear();
      await played.step(players);
      const times = played.match.status.version === version ? undefined : 1;
      expect([0, 1, 2, 'spectator' as const].map((viewer) => shown.get(viewer))).toEqual(Array(4).fill(times));
    }
    const [first] = crowd;
    for (const other of crowd) {
      for (const [i, telling] of other.tellings.entries()) if (i > 0) expect(telling).toBe(first?.tellings[i]);
    }
    for (const [seat, phone] of phones.entries()) {
      expect(phone.tellings.at(-1)).toBe(players[seat]?.tellings.at(-1));
    }
  });

  test('a seat without a subscriber costs nothing', async () => {
    const { game, shown } = counting();
    const played = await RandomMatch.begin({ seats: 2, expansions: [] }, {}, game);
    const players = await seated(played.match);
    const [, ben] = players;
    if (ben) played.match.detach(1, ben);
    shown.clear();
    await played.step(players);
    expect([shown.get(0), shown.get(1), shown.get('spectator')]).toEqual([1, undefined, 1]);
  });

  test('a subscriber that throws is nothing to the others', async () => {
    const played = await RandomMatch.begin({ seats: 2, expansions: [] });
    const broken = { told: () => {} };
    await played.match.attach('spectator', broken);
    const players = await seated(played.match);
    broken.told = () => {
      throw new Error('the socket is gone');
    };
    await played.match.attach(0, { told: () => {} });
    for (let steps = 0; steps < 5; steps++) await played.step(players);
    expect(players.map(({ version }) => version)).toEqual(Array(2).fill(played.match.status.version));
    expect(played.app.problems()).toContain('a subscriber could not be told');
  });

  test('a subscriber that leaves while it is told is told no more, and the others are', async () => {
    const played = await RandomMatch.begin({ seats: 2, expansions: [] }, { time: 'live' });
    let told = 0;
    const hasty = {
      told() {
        if (++told === 2) played.match.detach(1, hasty);
      },
    };
    const players = await seated(played.match);
    await played.match.attach(1, hasty);
    const last = await follow(played.match, 1);
    for (let steps = 0; steps < 5; steps++) await played.step(players);
    expect(told).toBe(2);
    expect(last.version).toBe(played.match.status.version);
  });
});
