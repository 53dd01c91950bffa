// What the stage says a plan or a choice is certain to do. The rules are asked; what they answer is held here against sums
// that anybody can do in the head.
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import {
  forecastOfAction,
  forecastOfPlan,
  forecastOfTarget,
  forecastOfTrap,
} from '../../page/board/battle/forecast.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Player } from '../../rules/state.ts';

const TUNNEL = { cell: [2, 0], traps: 1, bait: 0, monsters: 1 } as const;

function combat(seat: Partial<Player>, card = 'y1-magic-shield') {
  const state = combatFrom({ year: 1, combatCards: [card, card, card, card], seats: [seat] });
  return Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
}

function plan(creatures: readonly string[], traps: readonly string[] = []) {
  return { tile: TUNNEL.cell, traps, creatures };
}

const WARRIOR_AND_THIEF = [{ id: 'y1-warrior-2' }, { id: 'y1-thief-2' }];

test('a trap is certain, less what the pliers of the party keep off', () => {
  const view = combat({ party: WARRIOR_AND_THIEF, traps: ['wall-of-fire'] }).view(0);
  const forecast = forecastOfPlan(view, 0, plan([], ['wall-of-fire']), TUNNEL);
  // One for each and one more for the last, less two pliers.
  expect(forecast).toEqual({ heroes: [0, 1], trap: { least: 1, most: 1 }, creatures: { least: 0, most: 0 } });
});

test('of a creature that may be fed only the hungry blow is certain', () => {
  const view = combat({ party: WARRIOR_AND_THIEF, creatures: [{ id: 'troll' }] }).view(0);
  expect(forecastOfPlan(view, 0, plan(['troll']), TUNNEL)).toEqual({
    heroes: [3, 0],
    trap: { least: 0, most: 0 },
    creatures: { least: 3, most: 4 },
  });
});

test('damage beyond the last hit point of a hero is lost', () => {
  const party = [{ id: 'y1-thief-1', damage: 2 }];
  const view = combat({ party, creatures: [{ id: 'troll' }] }).view(0);
  expect(forecastOfPlan(view, 0, plan(['troll']), TUNNEL)?.creatures).toEqual({ least: 1, most: 1 });
});

test('whom a creature may choose among is not certain, but that it hits somebody is', () => {
  const view = combat({ party: WARRIOR_AND_THIEF, creatures: [{ id: 'vampire' }] }).view(0);
  expect(forecastOfPlan(view, 0, plan(['vampire']), TUNNEL)).toMatchObject({
    heroes: [0, 0],
    creatures: { least: 2, most: 3 },
  });
});

test('the position that is asked about stays as it is', () => {
  const match = combat({ party: WARRIOR_AND_THIEF, traps: ['wall-of-fire'], creatures: [{ id: 'troll' }] });
  const before = JSON.stringify(match.view(0));
  forecastOfPlan(match.view(0), 0, plan(['troll'], ['wall-of-fire']), TUNNEL);
  expect(JSON.stringify(match.view(0))).toBe(before);
});

test('a choice in the battle is told with the spell that was cast', () => {
  const party = [{ id: 'y1-warrior-2' }, { id: 'y1-wizard-2' }];
  const match = combat({ party, creatures: [{ id: 'troll' }] });
  match.answer(0, plan(['troll']));
  // The shield keeps one off.
  expect(forecastOfAction(match.view(0), 0, 'troll/smash')).toEqual([2, 0]);
  expect(forecastOfAction(match.view(0), 0, 'troll/fed-smash')).toEqual([3, 0]);
});

test('an attack on one hero is told for the hero that is pointed at', () => {
  const match = combat({ party: [...WARRIOR_AND_THIEF, { id: 'y1-priest-1' }], creatures: [{ id: 'ghost' }] });
  match.answer(0, plan(['ghost']));
  expect(match.pending[0]?.prompt).toBe('attackTarget');
  expect(forecastOfTarget(match.view(0), 0, 1)).toBe(2);
});

test('a trap that hits one hero is told for the hero that is pointed at', () => {
  const match = combat({ party: [{ id: 'y1-warrior-2' }, { id: 'y1-priest-1' }], traps: ['poisoned-dart'] });
  match.answer(0, plan([], ['poisoned-dart']));
  expect(match.pending[0]?.prompt).toBe('trapTarget');
  expect(forecastOfTrap(match.view(0), 0, 'poisoned-dart', 1)).toEqual([0, 1]);
});
