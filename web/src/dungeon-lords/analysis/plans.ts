// Plans of battles beside each other.
import type { BattlePlan } from '@undertow/shared/dungeon-lords/forms/battle-plan.ts';
import { isSameCell } from '@undertow/shared/dungeon-lords/geometry.ts';

/** Creatures act in whatever sequence; traps snap in theirs. */
export function isSamePlan(one: BattlePlan, other: BattlePlan): boolean {
  return (
    isSameCell(one.tile, other.tile) &&
    one.traps.join() === other.traps.join() &&
    one.creatures.toSorted().join() === other.creatures.toSorted().join()
  );
}
