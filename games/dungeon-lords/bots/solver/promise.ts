// A rough score of a plan of a battle, which selects the plans that are tried out with the rules.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import { isMonster } from '../../rules/cards/creatures.ts';
import { trapFace } from '../../rules/cards/printed.ts';
import { roomOf } from '../../rules/cards/rooms.ts';
import type { BattlePlan, BattlePlanData } from '../../rules/forms/battle-plan.ts';
import { isSameCell } from '../../rules/geometry.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Player, State } from '../../rules/state.ts';
import { LAST_COMBAT_ROUND } from '../../rules/table.ts';
import { FATIGUE, type Force, forceOf, forecast, powerOf, powerOfTrap, TILE } from '../defence.ts';
import { ROOM, worthOfTrap } from '../trying.ts';

/** More plans than these are not looked at. */
const MOST_PLANS = 300;

/** The plans that promise most, at most so many, the best first; the one that sends nothing is always among them. */
export function promising(state: State, seat: number, choice: Choice, most: number): readonly BattlePlan[] {
  const plans = enumerate(choice, MOST_PLANS, dungeonLords.forms) as unknown as readonly BattlePlan[];
  if (plans.length <= most) return plans;
  const ranked = byPromise(plans, state, seat, choice);
  const idle = ranked.findIndex(({ traps, creatures }) => traps.length + creatures.length === 0);
  return idle < most ? ranked.slice(0, most) : [...ranked.slice(0, most - 1), ranked[idle] as BattlePlan];
}

/** The plan that promises most first. */
export function byPromise(
  plans: readonly BattlePlan[],
  state: State,
  seat: number,
  choice: Choice,
): readonly BattlePlan[] {
  const { data } = choice as unknown as { readonly data: BattlePlanData };
  const party = forceOf((state.seats[seat] as Player).party);
  return plans
    .map((plan) => ({ plan, points: promiseOf(state, seat, plan, party, data) }))
    .sort((a, b) => b.points - a.points)
    .map(({ plan }) => plan);
}

/** Not each blow falls where it counts. */
const EFFECT = 0.9;
const COSTS = 0.6;

function promiseOf(state: State, seat: number, plan: BattlePlan, party: Force, data: BattlePlanData): number {
  const own = state.seats[seat] as Player;
  const { year, combatRound } = state;
  const width = Math.min(3, party.ends.length);
  let icons = party.antiTrap;
  let [dealt, points, isSpared] = [0, 0, false];
  for (const trap of plan.traps) {
    const power = powerOfTrap(trap, year, width);
    dealt += Math.max(0, power - icons);
    icons = Math.max(0, icons - power);
    const { cost, special } = trapFace(trap, year);
    points -= worthOfTrap(year) + COSTS * ((cost.food ?? 0) + (cost.gold ?? 0) + (cost.imps ?? 0));
    if (special.some(({ kind }) => kind === 'no-conquer')) isSpared = true;
  }
  let blows = 0;
  for (const id of plan.creatures) blows += powerOf(id, width);
  dealt = (dealt + blows) * EFFECT;
  const tile = own.dungeon.find(({ cell }) => isSameCell(cell, plan.tile));
  points -= COSTS * plan.traps.length * (data.tiles.find(({ cell }) => isSameCell(cell, plan.tile))?.bait ?? 0);
  if (blows > 0) dealt = Math.max(dealt - party.hearts, dealt / 2);
  let rest = without(party, dealt);
  if (!isSpared && rest.ends.length > 0) {
    rest = without(party, dealt + (FATIGUE[year] ?? 0));
    if (rest.ends.length > 0) points -= TILE + (tile && roomOf(tile.tile) ? ROOM : 0);
  }
  for (let i = 0; i < party.ends.length - rest.ends.length; i++) points += party.prizes[i] as number;
  const left = own.creatures.filter(({ faceDown }) => !faceDown).map(({ id }) => id);
  for (const id of plan.creatures) if (isSpent(id)) left.splice(left.indexOf(id), 1);
  const traps = own.traps.slice();
  for (const trap of plan.traps) traps.splice(traps.indexOf(trap), 1);
  const tiles = own.dungeon.filter(({ conquered }) => !conquered).length;
  return points + forecast(rest, { creatures: left, traps, tiles, year, rounds: LAST_COMBAT_ROUND - combatRound });
}

function isSpent(id: string): boolean {
  return id !== 'golem' || !isMonster(id);
}

/** The party after so much damage, from the front. */
function without({ ends, prizes, antiTrap, hearts }: Force, dealt: number): Force {
  let fallen = 0;
  while (fallen < ends.length && (ends[fallen] as number) <= dealt) fallen++;
  const share = 1 - fallen / Math.max(1, ends.length);
  return {
    ends: ends.slice(fallen).map((end) => end - dealt),
    prizes: prizes.slice(fallen),
    antiTrap: antiTrap * share,
    hearts: hearts * share,
  };
}
