// The points of a match at its end, and how they went by its rounds.
import { Match } from '@undertow/shared/table/match.ts';
import { anyMatch } from '@undertow/web/src/game.ts';
import { expect, test } from 'vitest';
import { sensible } from '../../bots/sensible.ts';
import { DungeonStatsRecorder } from '../../page/stats/match-stats.ts';
import { KINDS, pointsOf } from '../../page/stats/verdict.ts';
import { dungeonLords } from '../../rules/index.ts';

test('The points of a seat are those of the kinds that are counted, and make its total', () => {
  const match = Match.start(dungeonLords, { full: false }, 2, 'fast:1');
  const view = match.view('spectator');
  for (const [seat, { score }] of view.seats.entries()) {
    const points = pointsOf(view as never, seat);
    expect(Object.keys(points)).toEqual([...KINDS]);
    expect(Object.values(points).reduce((sum, won) => sum + won, 0)).toBe(score.total);
  }
});

test('The course of a match has each round of both years once, and those of the combats behind them', () => {
  const match = Match.start(dungeonLords, { full: false }, 2, 'fast:1');
  const recorder = new DungeonStatsRecorder();
  recorder.see(anyMatch(match));
  while (!match.outcome) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nothing is asked');
    match.answer(decision.seat, sensible(match.view(decision.seat), decision));
    recorder.see(anyMatch(match));
  }
  const { samples } = recorder.stats;
  const rounds = samples.map(({ year, round }) => `${year} ${round}`);
  expect(rounds).toEqual([1, 2].flatMap((year) => [1, 2, 3, 4, 5, 6, 7, 8].map((round) => `${year} ${round}`)));
  expect(samples.at(-1)?.points).toEqual(match.view('spectator').seats.map((seat) => seat.score?.total));
});
