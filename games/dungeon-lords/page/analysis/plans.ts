// Plans of battles that are looked back at.
import { formatList } from '@undertow/web/src/words/words.svelte.ts';
import type { View } from '../../client.ts';
import type { BattlePlan } from '../../rules/forms/battle-plan.ts';
import { isSameCell } from '../../rules/geometry.ts';
import { TUNNEL } from '../../rules/state.ts';
import { dungeonLords } from '../words/words.svelte.ts';

/** Creatures act in whatever sequence; traps snap in theirs. */
export function isSamePlan(one: BattlePlan, other: BattlePlan): boolean {
  return (
    isSameCell(one.tile, other.tile) &&
    one.traps.join() === other.traps.join() &&
    one.creatures.toSorted().join() === other.creatures.toSorted().join()
  );
}

/** What lies where the battle is to be. */
export function tileOf({ seats }: Pick<View, 'seats'>, seat: number, { tile }: BattlePlan): string {
  return seats[seat]?.dungeon.find(({ cell }) => isSameCell(cell, tile))?.tile ?? TUNNEL;
}

/** Who and what waits for the heroes there. */
export function saySent({ traps, creatures }: BattlePlan): string {
  const words = dungeonLords();
  const sent = [...traps.map((id) => words.name('trap', id)), ...creatures.map((id) => words.name('creature', id))];
  return sent.length === 0 ? words.text('ask.nobody') : formatList(sent);
}
