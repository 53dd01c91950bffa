// What has happened in a match, told to those who were not there: no more and no less than to those who were.
import { Histories } from '@undertow/server/host/histories.ts';
import { games } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { Course, ID, SETTINGS } from '../../support/hosted-course.ts';
import { follow, seated } from '../../support/hosting.ts';
import { Onlooker } from '../../support/onlooker.ts';

/** What somebody was told who was there from the beginning. */
function toldTo({ messages }: Onlooker) {
  return messages.flatMap((message) => {
    return message.type === 'update' ? { version: message.version, events: message.events } : [];
  });
}

/** Before anybody answers, the first turn has begun. */
const BEGINNING = expect.objectContaining({ type: 'turnBegan', round: 1 });

function historiesOf({ house }: Course): Histories {
  return new Histories(house.archive, games);
}

describe.each(SETTINGS)('in a match for $seats with $expansions', (setting) => {
  const viewers: readonly Viewer[] = [...Array(setting.seats).keys(), 'spectator'];

  test('each viewer is told to the letter what those of their kind were told', async () => {
    const course = await Course.begin(setting);
    const players = await seated(course.match);
    const all = [...players, await follow(course.match, 'spectator')];
    for (let steps = 0; steps < 60; steps++) await course.step(players);
    const stories = new Set<string>();
    for (const [i, viewer] of viewers.entries()) {
      const told = toldTo(all[i] as Onlooker);
      expect(told.length).toBeGreaterThan(30);
      const history = JSON.stringify(await historiesOf(course).of(ID, viewer, 0));
      expect(history).toBe(JSON.stringify(told));
      expect(await historiesOf(course).of(ID, viewer, 20)).toEqual(told.slice(20));
      const [beginning, ...rest] = await historiesOf(course).of(ID, viewer, -1);
      expect(beginning).toMatchObject({ version: 0, events: expect.arrayContaining([BEGINNING]) });
      expect(rest).toEqual(told);
      stories.add(history);
    }
    // Otherwise nothing was secret.
    expect(stories.size).toBe(viewers.length);
  });

  test.each([1, 2])('spectators who are %i turns behind are told no more than they have seen', async (delay) => {
    const course = await Course.begin(setting, { delay });
    const players = await seated(course.match);
    const early = await follow(course.match, 'spectator');
    const lengths = new Set<number>();
    for (let steps = 0; steps < 60; steps++) {
      await course.step(players);
      const history = await historiesOf(course).of(ID, 'spectator', 0);
      expect(history).toEqual(toldTo(early));
      lengths.add(history.length);
    }
    expect(lengths.size).toBeGreaterThan(3);
    await course.match.cutShort([[0]]);
    expect(await historiesOf(course).of(ID, 'spectator', 0)).toEqual(toldTo(early));
  });
});

test('nothing is told of what is not there, nor of what other rules have made', async () => {
  const course = await Course.begin({ seats: 2, expansions: [] });
  const players = await seated(course.match);
  for (let steps = 0; steps < 5; steps++) await course.step(players);
  expect(await historiesOf(course).of('nowhere000', 0, 0)).toEqual([]);
  const { archive } = course.house;
  const find: typeof archive.find = async (id) => {
    const record = await archive.find(id);
    return record && { ...record, rules: record.rules - 1 };
  };
  const older = new Histories(Object.assign(Object.create(archive), { find }), games);
  expect(await older.of(ID, 0, 0)).toEqual([]);
});

test('a journal that cannot be run again is told of nobody as if it could, and whoever comes back sees how it stands', async () => {
  const course = await Course.begin({ seats: 2, expansions: [] });
  const [player, other] = await seated(course.match);
  const players = [player, other] as Onlooker[];
  for (let steps = 0; steps < 5; steps++) await course.step(players);
  const { archive } = course.house;
  const kept = await archive.entries(ID);
  const wrong = kept.map((entry, number) => (number === 2 ? { ...entry, answer: 'nonsense' } : entry));
  Object.assign(archive, { entries: async () => wrong });
  await expect(historiesOf(course).of(ID, 0, 0)).rejects.toThrow('entry 2');
  const back = new Onlooker();
  await course.match.attach(0, back, 1);
  expect(back.messages.map(({ type }) => type)).toEqual(['snapshot']);
  expect(course.house.problems()).toEqual(['the match cannot be run again']);
});
