// A combat that is set up from data and played alone, as puzzles and bots do it.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Player } from '../../rules/state.ts';

const CARDS = ['y2-regeneration', 'y2-aura-of-fear', 'y2-plunder', 'y2-earthquake'];

function combat(...seats: readonly Partial<Player>[]) {
  const state = combatFrom({ year: 2, combatCards: CARDS, seats });
  return Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
}

test('begins with the plans of those who have heroes, and with all that a seat starts with', () => {
  const match = combat({ party: [{ id: 'y2-thief-1' }] }, { food: 0 });
  expect(match.pending.map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'battlePlan']]);
  expect(match.state.seats.map(({ imps, food }) => [imps, food])).toEqual([
    [3, 3],
    [3, 0],
  ]);
});

test('ends when the last hero has fallen, and is scored', () => {
  const match = combat({ party: [{ id: 'y2-thief-1', damage: 3 }], traps: ['wall-of-fire', 'trapdoor'] }, {});
  match.answer(0, { tile: [2, 0], traps: ['trapdoor'], creatures: [] });
  // Both points of the trap are prevented; in the next round fatigue is enough.
  expect(match.state.seats[0]?.party).toEqual([{ id: 'y2-thief-1', damage: 3 }]);
  match.answer(0, { tile: [2, 0], traps: [], creatures: [] });
  expect(match.state.seats[0]?.prison).toEqual(['y2-thief-1']);
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});

test('knows the paladin by the party that he is in', () => {
  const match = combat({ evil: 12, party: [{ id: 'paladin-year2' }] }, { evil: 12, party: [{ id: 'y2-warrior-4' }] });
  for (const seat of [0, 1]) match.answer(seat, { tile: [2, 0], traps: [], creatures: [] });
  // The first seat loses a tile and is less evil now: he goes on to the second, and fights there, too.
  expect(match.state.paladin).toEqual({ at: 'party', seat: 1 });
  expect(match.state.seats.map(({ evil }) => evil)).toEqual([11, 11]);
});

test('tries a plan out in a fork, without a trace in the match', () => {
  const match = combat({ party: [{ id: 'y2-warrior-4' }], creatures: [{ id: 'dragon' }] });
  const fork = match.fork();
  fork.answer(0, { tile: [2, 0], traps: [], creatures: ['dragon'] });
  expect(fork.state.seats[0]?.party).toEqual([{ id: 'y2-warrior-4', damage: 4 }]);
  expect(match.state.seats[0]?.party).toEqual([{ id: 'y2-warrior-4' }]);
});
