// The four training fights: a party, and what the dungeon holds against it (D132).
import type { CreatureId, HeroId, TrapId } from '../state.ts';

export interface TrainingSituation {
  readonly party: readonly HeroId[];
  readonly creatures: readonly CreatureId[];
  readonly traps: readonly TrapId[];
  readonly food: number;
  readonly gold: number;
}

export const trainingSituations: readonly TrainingSituation[] = [
  {
    party: ['y1-warrior-1', 'y1-warrior-2', 'y1-priest-1'],
    creatures: ['troll', 'goblin'],
    traps: ['rolling-stone'],
    food: 1,
    gold: 1,
  },
  {
    party: ['y1-warrior-3', 'y1-thief-3', 'y1-thief-2'],
    creatures: ['witch', 'ghost'],
    traps: ['poisoned-meal'],
    food: 0,
    gold: 0,
  },
  {
    party: ['y1-warrior-4', 'y1-priest-3', 'y1-thief-4'],
    creatures: ['vampire'],
    traps: ['pendulum', 'cursed-ring'],
    food: 0,
    gold: 0,
  },
  {
    party: ['y1-priest-2', 'y1-thief-1', 'y1-priest-4'],
    creatures: ['slime'],
    traps: ['wall-of-fire', 'antimagic-dart'],
    food: 0,
    gold: 0,
  },
];

/** Counted from 1, as in the rulebook. */
export function trainingSituation(number: number): TrainingSituation {
  const found = trainingSituations[number - 1];
  if (!found) throw new Error(`there is no training fight ${number}`);
  return found;
}
