// The final scoring: the winner and the reason, where the points came from, and how the match went.
import { runThrough } from '@undertow/web/src/replay/playback.ts';
import { marksBetween } from '@undertow/web/src/scoring/marks.ts';
import { apart } from '@undertow/web/src/table/kit/labels.ts';
import { describe, expect, test } from 'vitest';
import { played, rules } from '../../../../test/web/replay/played.ts';
import type { View } from '../../client.ts';
import { AbyssStatsRecorder } from '../../page/stats/match-stats.ts';
import { kindsIn, openTotalOf, placingsIn, pointsOf, verdictOf } from '../../page/stats/verdict.ts';

interface End {
  readonly total: number;
  readonly pearls?: number;
  readonly lords?: readonly string[];
}

function viewOf(...seats: End[]): View {
  const score = { locations: 0, lords: 0, allies: 0, tokens: 0, other: 0, scoreOf: {} };
  return {
    expansions: {},
    seats: seats.map(({ total, pearls = 0, lords = [] }) => ({
      pearls,
      lords: lords.map((id) => ({ id })),
      score: { ...score, total },
    })),
  } as unknown as View;
}

function verdict(view: View, ranking: number[][] | null) {
  return verdictOf(view, placingsIn(view, ranking));
}

describe('the verdict', () => {
  test('is by points where those differ', () => {
    expect(verdict(viewOf({ total: 60 }, { total: 64 }), [[1], [0]])).toEqual({
      winners: [1],
      by: 'points',
      margin: 4,
    });
  });

  test('is by Pearls among equals', () => {
    const view = viewOf({ total: 60, pearls: 5 }, { total: 60, pearls: 2 });
    expect(verdict(view, [[0], [1]])).toEqual({ winners: [0], by: 'pearls', margin: 3 });
  });

  test('is by the strongest Lord among those with equal Pearls', () => {
    const view = viewOf({ total: 60, lords: ['keeper'] }, { total: 60, lords: ['landowner', 'sage'] });
    expect(verdict(view, [[1], [0]])).toEqual({ winners: [1], by: 'lord', margin: 6 });
  });

  test('is shared where nothing decides', () => {
    const view = viewOf({ total: 60 }, { total: 60 }, { total: 10 });
    expect(verdict(view, [[0, 1], [2]])).toEqual({ winners: [0, 1], by: 'shared', margin: 0 });
    expect(placingsIn(view, [[0, 1], [2]]).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('orders an abandoned match by points', () => {
    expect(placingsIn(viewOf({ total: 3 }, { total: 9 }), null).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

test.each([['kraken'], ['leviathan'], ['kraken', 'leviathan']])(
  'the points of a match with %s are told by kinds that add up',
  async (...expansions) => {
    const playback = await runThrough(played(11, 3, ...expansions), rules);
    const view = playback.at(playback.last).view('spectator') as unknown as View;
    for (const [seat, { score }] of view.seats.entries()) {
      expect(kindsIn(view).reduce((sum, kind) => sum + pointsOf(view, seat)[kind], 0)).toBe(score.total);
    }
  },
);

test('what a picture of a running match tells is without the Monster tokens of anybody', () => {
  const score = { locations: 5, lords: 10, allies: 0, tokens: 4, other: 0, total: 19, scoreOf: {} };
  const view = { seats: [{ score }], ended: false } as unknown as View;
  expect(openTotalOf(view, 0)).toBe(15);
  expect(openTotalOf({ ...view, ended: true }, 0)).toBe(19);
});

test('the course of a match ends with its scores', async () => {
  const recorder = new AbyssStatsRecorder();
  const playback = await runThrough(played(12, 4), rules, { see: (match) => recorder.see(match) });
  const { samples, lastRound } = recorder.stats;
  const view = playback.at(playback.last).view('spectator') as unknown as View;
  expect(samples.at(-1)?.points).toEqual(view.seats.map(({ score }) => score.total));
  expect(samples[0]?.points).toEqual([0, 0, 0, 0]);
  expect(samples.length).toBeGreaterThan(10);
  expect(lastRound ?? samples.length).toBeLessThan(samples.length);
});

describe('a graph', () => {
  test('has a few round marks', () => {
    expect(marksBetween(0, 84)).toEqual([0, 20, 40, 60, 80]);
    expect(marksBetween(0, 3)).toEqual([0, 1, 2, 3]);
    expect(marksBetween(-15, 26)).toEqual([-10, 0, 10, 20]);
  });

  test('has labels that do not lie on each other', () => {
    const placed = apart([100, 102, 40, 101], 17);
    const sorted = placed.toSorted((a, b) => a - b);
    for (const [index, at] of sorted.entries()) {
      const above = sorted[index - 1];
      if (above !== undefined) expect(at - above).toBeGreaterThanOrEqual(17);
    }
    expect(placed[2]).toBe(40);
    expect(placed[0]).toBeLessThan(placed[3] as number);
  });
});
