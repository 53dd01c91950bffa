// That the players of Abyss who look ahead are as strong as they were, with as few tries: matches that come out the same
// each time. A change that makes them better, or lets them try less, sets the figures anew.
import { playerNamed } from '@undertow/bots/players.ts';
import { chanceOfPlayers, play } from '@undertow/bots/thinking/play.ts';
import { Trial } from '@undertow/bots/thinking/trial.ts';
import { sharesOf } from '@undertow/bots/thinking/value.ts';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Outcome } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

/** So many times as many tries for each of its decisions are not noticed. */
const SLACK = 1.05;

test.each([
  { one: 'keen', matches: 4, expansions: [], wins: 4, tries: 11 },
  { one: 'keen', matches: 3, expansions: ['kraken', 'leviathan'], wins: 3, tries: 12.1 },
  { one: 'deep:15i', matches: 2, expansions: ['kraken'], wins: 2, tries: 14.8 },
])('$one wins $wins of $matches matches with $expansions against the sensible player', ({ one, ...like }) => {
  const tried = [vi.spyOn(Trial.prototype, 'outcome'), vi.spyOn(Trial.prototype, 'outcomeLater')];
  onTestFinished(() => {
    for (const spy of tried) spy.mockRestore();
  });
  let [won, decisions] = [0, 0];
  for (let i = 0; i < like.matches; i++) {
    const seed = `fast:${i + 1}`;
    const match: AnyMatch = Match.start(abyss, { expansions: [...like.expansions] as never }, 2, seed) as never;
    const seat = i % 2;
    const players = ['sensible', 'sensible'].with(seat, one).map((name) => playerNamed(abyss.id, name));
    for (const thought of play(match, players, chanceOfPlayers(seed))) {
      if (thought.decision.seat === seat) decisions++;
    }
    won += sharesOf(match.outcome as Outcome, 2)[seat] ?? 0;
  }
  const tries = tried.reduce((sum, { mock }) => sum + mock.calls.length, 0) / decisions;
  expect(won).toBeGreaterThanOrEqual(like.wins);
  expect(tries).toBeLessThanOrEqual(SLACK * like.tries);
});
