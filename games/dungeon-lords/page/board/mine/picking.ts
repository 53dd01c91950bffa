// Finds what a press on a creature, a trap or an order gives to the question; `undefined` if the question is not about
// it.
import type { CreatureId, TrapId } from '../../../rules/state.ts';

export function creaturePick(prompt: string | undefined, creature: CreatureId): string | undefined {
  switch (prompt) {
    case 'payMonster':
    case 'spellChoice':
      return creature;
    case 'specialEvent':
      return `discard-monster:${creature}`;
    case 'battlePlan':
      return `creature:${creature}`;
    default:
      return undefined;
  }
}

export function trapPick(prompt: string | undefined, trap: TrapId): string | undefined {
  switch (prompt) {
    case 'payTrap':
    case 'discardTrap':
    case 'trapOrder':
      return trap;
    case 'battlePlan':
      return `trap:${trap}`;
    default:
      return undefined;
  }
}

/** Of several equal pieces those that were sent, the first ones first. */
export function isSent(pieces: readonly string[], at: number, picks: readonly string[], pick: string | undefined) {
  if (pick === undefined) return false;
  const before = pieces.slice(0, at).filter((piece) => piece === pieces[at]).length;
  return before < picks.filter((one) => one === pick).length;
}
