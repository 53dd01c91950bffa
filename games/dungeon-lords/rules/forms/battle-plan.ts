// The plan of a battle: where, with which traps, and with which creatures (D91-D97, D180).
import { isSubMultiset, subMultisets } from '@undertow/shared/table/choice.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import { isMonster } from '../cards/creatures.ts';
import type { Price } from '../cards/prices.ts';
import { isCell, isSameCell } from '../geometry.ts';
import type { Cell, CreatureId, TrapId } from '../state.ts';
import type { NamedForm } from './asking.ts';

/** A tile where the battle can take place, and what may be used there. */
export type BattleTile = {
  readonly cell: Cell;
  readonly traps: number;
  /** Gold for each trap. */
  readonly bait: number;
  /** Without ghosts, of which there may be any number. */
  readonly monsters: number;
};

export type BattlePlanData = {
  readonly tiles: readonly BattleTile[];
  /** The traps in hand, each with what it costs. */
  readonly traps: readonly { readonly id: TrapId; readonly price: Price }[];
  /** The creatures that lie face up. */
  readonly creatures: readonly CreatureId[];
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
};

export type BattlePlan = {
  readonly tile: Cell;
  readonly traps: readonly TrapId[];
  readonly creatures: readonly CreatureId[];
};

export const battlePlanForm: NamedForm<BattlePlanData> = {
  name: 'battlePlan',

  isLegal(data, answer) {
    if (!isPlan(answer)) return false;
    const tile = data.tiles.find(({ cell }) => isSameCell(cell, answer.tile));
    return (
      tile !== undefined &&
      answer.traps.length <= tile.traps &&
      isSubMultiset(
        answer.traps,
        data.traps.map(({ id }) => id),
      ) &&
      isAffordable(data, tile, answer.traps) &&
      isSubMultiset(answer.creatures, data.creatures) &&
      answer.creatures.filter(isMonster).length <= tile.monsters
    );
  },

  sample(data, random) {
    const tile = data.tiles[random.below(data.tiles.length)] as BattleTile;
    const traps = drawn(random, trapSets(data, tile));
    const monsters = someOf(random, data.creatures.filter(isMonster), tile.monsters);
    const ghosts = data.creatures.filter((id) => !isMonster(id));
    return { tile: tile.cell, traps, creatures: [...monsters, ...someOf(random, ghosts, ghosts.length)] };
  },

  enumerate(data, limit) {
    const found: BattlePlan[] = [];
    for (const tile of data.tiles) {
      for (const traps of trapSets(data, tile)) {
        for (const creatures of creatureSets(data, tile)) {
          if (found.length >= limit) return found;
          found.push({ tile: tile.cell, traps, creatures });
        }
      }
    }
    return found;
  },
};

function isPlan(answer: unknown): answer is BattlePlan {
  return (
    isObject(answer) &&
    Object.keys(answer).length === 3 &&
    isCell(answer.tile) &&
    areWords(answer.traps) &&
    areWords(answer.creatures)
  );
}

function areWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether what these traps cost, bait included, can be paid together (D95). */
function isAffordable(data: BattlePlanData, { bait }: BattleTile, traps: readonly TrapId[]): boolean {
  let [food, gold, imps] = [0, bait * traps.length, 0];
  for (const trap of traps) {
    const price = data.traps.find(({ id }) => id === trap)?.price ?? {};
    food += price.food ?? 0;
    gold += price.gold ?? 0;
    imps += price.imps ?? 0;
  }
  return food <= data.food && gold <= data.gold && imps <= data.imps;
}

function trapSets(data: BattlePlanData, tile: BattleTile): readonly TrapId[][] {
  const ids = data.traps.map(({ id }) => id);
  return setsOf(ids, tile.traps).filter((traps) => isAffordable(data, tile, traps));
}

function creatureSets({ creatures }: BattlePlanData, tile: BattleTile): readonly CreatureId[][] {
  const monsters = setsOf(creatures.filter(isMonster), tile.monsters);
  const ghosts = creatures.filter((id) => !isMonster(id));
  const ghostSets = setsOf(ghosts, ghosts.length);
  return monsters.flatMap((some) => ghostSets.map((others) => [...some, ...others]));
}

/** The distinct sub-multisets of at most so many. */
function setsOf(ids: readonly string[], most: number): string[][] {
  const found: string[][] = [];
  for (let size = 0; size <= Math.min(most, ids.length); size++) {
    subMultisets(ids, size, Number.POSITIVE_INFINITY, found);
  }
  return found;
}

function someOf(random: Random, ids: readonly CreatureId[], most: number): readonly CreatureId[] {
  return shuffle(random, ids.slice()).slice(0, random.below(Math.min(most, ids.length) + 1));
}

function drawn<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)] as T;
}
