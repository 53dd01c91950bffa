// The plans of past battles, for an analysis.
import type { BattlePlan } from '../../rules/forms/battle-plan.ts';
import { isSameCell } from '../../rules/geometry.ts';

/** Creatures act in whatever sequence; traps snap in theirs. */
export function isSamePlan(one: BattlePlan, other: BattlePlan): boolean {
  return (
    isSameCell(one.tile, other.tile) &&
    one.traps.join() === other.traps.join() &&
    one.creatures.toSorted().join() === other.creatures.toSorted().join()
  );
}
