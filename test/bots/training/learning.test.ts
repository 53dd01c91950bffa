// How a net learns: on made-up games, in which it is known what there is to learn.
import { Net } from '@undertow/bots/thinking/net.ts';
import { sharesOf } from '@undertow/bots/thinking/value.ts';
import { type Episode, packed, unpacked } from '@undertow/bots/training/episodes.ts';
import { examine, LEARNING, learn } from '@undertow/bots/training/learning.ts';
import { withHidden } from '@undertow/bots/training/opening.ts';
import { settingsOf } from '@undertow/bots/training/settings.ts';
import { games } from '@undertow/games/index.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';

const LAYOUT = { inputs: 3, common: 1, hidden: 0 };
const RESTS = 4;
const random = (seed: number) => openRandom({ seed: `fast:${seed}`, position: 0 });

/** Games for two, of rows of one common number and two others; the rule says which seat wins. */
function gamesBy(rule: (one: readonly number[], other: readonly number[]) => boolean, count: number): Episode[] {
  const chance = random(count);
  return Array.from({ length: count }, () => {
    const [one, other] = [0, 1].map(() => [1, chance.below(9) - 4, chance.below(9) - 4]) as [number[], number[]];
    const won = rule(one, other) ? [1, 0] : [0, 1];
    const rows = Int8Array.from(
      Array(RESTS)
        .fill([...one, ...other])
        .flat(),
    );
    return { seats: 2, rows, won, points: won.map((share) => 10 * share) };
  });
}

function taught(net: Net, episodes: readonly Episode[], epochs: number): Net {
  for (const _ of learn(net, episodes, { ...LEARNING, epochs, rate: 0.02, margin: 0 }, random(1)));
  return net;
}

describe('learning', () => {
  test('finds the sum by which games are won', () => {
    const rule = ([, a = 0, b = 0]: readonly number[], [, c = 0, d = 0]: readonly number[]) => a - b > c - d;
    const net = taught(new Net(LAYOUT), gamesBy(rule, 400), 5);
    expect(examine(net, gamesBy(rule, 100))).toBeLessThan(0.3);
    expect(net.straight[1]).toBeGreaterThan(0);
    expect(net.straight[2]).toBeLessThan(0);
  });

  test('finds with hidden units what is no sum', () => {
    const rule = ([, a = 0]: readonly number[], [, c = 0]: readonly number[]) => Math.abs(a) > Math.abs(c);
    const episodes = gamesBy(rule, 600);
    const straight = taught(new Net(LAYOUT), episodes, 5);
    const bent = taught(withHidden(straight, 8, random(3)), episodes, 10);
    expect(examine(straight, episodes)).toBeGreaterThan(0.6);
    expect(examine(bent, episodes)).toBeLessThan(0.4);
  });

  test('begins with hidden units where it was without', () => {
    const net = new Net(LAYOUT);
    net.straight.set([0.5, 1, -1]);
    const episodes = gamesBy(() => true, 20);
    expect(examine(withHidden(net, 8, random(2)), episodes)).toBeCloseTo(examine(net, episodes), 6);
  });

  test('comes to the same with the same seed', () => {
    const episodes = gamesBy(([, a = 0], [, b = 0]) => a > b, 30);
    const [one, other] = [0, 1].map(() => taught(withHidden(new Net(LAYOUT), 4, random(5)), episodes, 2));
    expect(one?.weights).toEqual(other?.weights);
  });
});

test('games come back from bytes as they were, but for one that was not written to its end', () => {
  const episodes = gamesBy(([, a = 0], [, b = 0]) => a > b, 3).map((one) => ({ ...one, points: [-3, 120] }));
  const bytes = Uint8Array.from(episodes.flatMap((one) => [...packed(one)]));
  expect(unpacked(bytes)).toEqual(episodes);
  expect(unpacked(bytes.slice(0, -1))).toEqual(episodes.slice(0, 2));
});

test('a victory is shared among those who share the first place', () => {
  expect(sharesOf({ ranking: [[2, 0], [1]] }, 3)).toEqual([0.5, 0, 0.5]);
});

test('a game is learned in all that can be chosen for it, with each number of seats', () => {
  for (const known of games.values()) {
    const settings = settingsOf(known);
    expect(new Set(settings.map((setting) => JSON.stringify(setting))).size).toBe(settings.length);
    expect(settings.map(({ options, seats }) => known.game.objection(options, seats))).toEqual(
      settings.map(() => undefined),
    );
    expect(settings.length).toBeGreaterThan(1);
  }
});
