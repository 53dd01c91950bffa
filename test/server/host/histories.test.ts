// What has happened in a match, told to viewers that were not there: no more and no less than to those that were.
import { games } from '@undertow/games/index.ts';
import { Histories } from '@undertow/server/host/histories.ts';
import type { Happened } from '@undertow/shared/protocol/play.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { follow, seated } from '../../support/host/hosting.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { ID, RandomMatch, SETTINGS } from '../../support/host/random-match.ts';

/** What a viewer was told that was there from the beginning. */
function toldTo({ messages }: Onlooker) {
  return messages.flatMap((message) => {
    return message.type === 'update'
      ? { version: message.version, answered: message.answered, events: message.events }
      : [];
  });
}

/** Before the first answer, the first turn has begun. */
const BEGINNING = expect.objectContaining({ type: 'turnBegan', round: 1 });

function historiesOf({ app }: RandomMatch): Histories {
  return new Histories(app.archive, games, app.reruns);
}

async function storyIn(histories: Histories, viewer: Viewer, after: number): Promise<Happened[]> {
  return (await histories.of(ID, viewer, after, 'here')).read().happened;
}

/** As it is told by a server that knows nothing of it yet. */
function freshStory(played: RandomMatch, viewer: Viewer, after: number): Promise<Happened[]> {
  return storyIn(historiesOf(played), viewer, after);
}

describe.each(SETTINGS)('in a match for $seats with $expansions', (setting) => {
  const viewers: readonly Viewer[] = [...Array(setting.seats).keys(), 'spectator'];

  test('each viewer is told to the letter what those of their kind were told', async () => {
    const played = await RandomMatch.begin(setting);
    const players = await seated(played.match);
    const all = [...players, await follow(played.match, 'spectator')];
    for (let steps = 0; steps < 60; steps++) await played.step(players);
    const stories = new Set<string>();
    for (const [i, viewer] of viewers.entries()) {
      const told = toldTo(all[i] as Onlooker);
      expect(told.length).toBeGreaterThan(30);
      const history = JSON.stringify(await freshStory(played, viewer, 0));
      expect(history).toBe(JSON.stringify(told));
      expect(await freshStory(played, viewer, 20)).toEqual(told.slice(20));
      const [beginning, ...rest] = await freshStory(played, viewer, -1);
      expect(beginning).toMatchObject({ version: 0, events: expect.arrayContaining([BEGINNING]) });
      expect(rest).toEqual(told);
      stories.add(history);
    }
    // Otherwise nothing was secret.
    expect(stories.size).toBe(viewers.length);
  });

  test.each([1, 2])('spectators who are %i turns behind are told no more than they have seen', async (delay) => {
    const played = await RandomMatch.begin(setting, { delay });
    const players = await seated(played.match);
    const early = await follow(played.match, 'spectator');
    const lengths = new Set<number>();
    for (let steps = 0; steps < 60; steps++) {
      await played.step(players);
      const history = await freshStory(played, 'spectator', 0);
      expect(history).toEqual(toldTo(early));
      lengths.add(history.length);
    }
    expect(lengths.size).toBeGreaterThan(3);
    await played.match.cutShort([[0]]);
    expect(await freshStory(played, 'spectator', 0)).toEqual(toldTo(early));
  });
});

describe('a house that was asked for a history before', () => {
  const [, setting = { seats: 2, expansions: [] }] = SETTINGS;
  const viewers: readonly Viewer[] = [...Array(setting.seats).keys(), 'spectator'];

  test.each([0, 1])(
    'tells each viewer, %i turns behind, to the byte what one tells that knows nothing yet',
    async (delay) => {
      const played = await RandomMatch.begin(setting, { delay });
      const players = await seated(played.match);
      const histories = historiesOf(played);
      const last = new Set<string>();
      for (let rounds = 0; rounds < 12; rounds++) {
        for (let steps = 0; steps < 6; steps++) await played.step(players);
        if (rounds === 11) await played.match.cutShort([[0]]);
        last.clear();
        // All at the same time, and each from somewhere else.
        const asked = viewers.flatMap((viewer) => [-1, 0, rounds * 3, 1000].map((after) => ({ viewer, after })));
        const told = await Promise.all(asked.map(({ viewer, after }) => histories.of(ID, viewer, after, 'here')));
        for (const [i, { viewer, after }] of asked.entries()) {
          const fresh = await historiesOf(played).of(ID, viewer, after, 'here');
          expect(told[i]?.text).toBe(fresh.text);
          if (after === 0) last.add(fresh.text);
        }
      }
      // Otherwise nothing was secret.
      expect(last.size).toBe(viewers.length);
    },
  );

  test('reads and runs only what it does not know, and nothing at all of a match that is over', async () => {
    const played = await RandomMatch.begin({ seats: 2, expansions: [] });
    const players = await seated(played.match);
    for (let steps = 0; steps < 20; steps++) await played.step(players);
    const { archive } = played.app;
    const reads: (readonly [number | undefined, number])[] = [];
    const entries = archive.entries.bind(archive);
    archive.entries = async (id, behind) => {
      const read = await entries(id, behind);
      reads.push([behind, read.length]);
      return read;
    };
    const histories = historiesOf(played);
    const first = await Promise.all([1, 2, 3].map(() => histories.of(ID, 'spectator', -1, 'here')));
    expect(new Set(first.map(({ text }) => text)).size).toBe(1);
    for (let steps = 0; steps < 2; steps++) await played.step(players);
    await histories.of(ID, 'spectator', -1, 'here');
    await played.match.cutShort(null);
    for (let times = 0; times < 3; times++) await histories.of(ID, 'spectator', -1, 'here');
    expect(reads).toEqual([
      [0, 20],
      [20, 0],
      [20, 0],
      [20, 2],
      [22, 0],
    ]);
  });

  test('tells it again after the journal could not be read', async () => {
    const played = await RandomMatch.begin({ seats: 2, expansions: [] });
    const players = await seated(played.match);
    const { archive } = played.app;
    const histories = historiesOf(played);
    for (let steps = 0; steps < 9; steps++) await played.step(players);
    const entries = archive.entries.bind(archive);
    archive.entries = () => Promise.reject(new Error('the disk is gone'));
    await expect(histories.of(ID, 0, -1, 'here')).rejects.toThrow('the disk is gone');
    archive.entries = entries;
    expect(await storyIn(histories, 0, -1)).toEqual(await freshStory(played, 0, -1));
  });
});

test('nothing is told of what is not there, nor of what other rules have made', async () => {
  const played = await RandomMatch.begin({ seats: 2, expansions: [] });
  const players = await seated(played.match);
  for (let steps = 0; steps < 5; steps++) await played.step(players);
  expect((await historiesOf(played).of('nowhere000', 0, 0, 'here')).text).toBe('{"happened":[]}');
  const { archive } = played.app;
  const find: typeof archive.find = async (id) => {
    const record = await archive.find(id);
    return record && { ...record, rules: record.rules - 1 };
  };
  const older = new Histories(Object.assign(Object.create(archive), { find }), games, played.app.reruns);
  expect(await storyIn(older, 0, 0)).toEqual([]);
});

test('a journal that cannot be run again gives no history, and a player who comes back sees how the match stands', async () => {
  const played = await RandomMatch.begin({ seats: 2, expansions: [] });
  const [player, other] = await seated(played.match);
  const players = [player, other] as Onlooker[];
  for (let steps = 0; steps < 5; steps++) await played.step(players);
  const { archive } = played.app;
  const kept = await archive.entries(ID);
  const wrong = kept.map((entry, number) => (number === 2 ? { ...entry, answer: 'nonsense' } : entry));
  Object.assign(archive, { entries: async () => wrong });
  await expect(historiesOf(played).of(ID, 0, 0, 'here')).rejects.toThrow('move 2');
  const back = new Onlooker();
  await played.match.attach(0, back, 1);
  expect(back.messages.map(({ type }) => type)).toEqual(['snapshot']);
  expect(played.app.problems()).toEqual(['the match cannot be run again']);
});
