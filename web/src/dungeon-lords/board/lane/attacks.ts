// What a creature can do in battle, as signs: damage, whom it hits, and what else comes of it.
import { type Action, creatureCard } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import type { CreatureId } from '@undertow/shared/dungeon-lords/state.ts';

export interface AttackSigns {
  /** `2`, `1+1`; empty where it is no attack. */
  readonly amount: string;
  readonly signs: readonly string[];
}

export function attacksOf(creature: CreatureId): readonly AttackSigns[] {
  return creatureCard(creature).actions.map((action) => ({
    amount: damageOf(action),
    signs: signsOf(action),
  }));
}

function damageOf({ attack }: Action): string {
  if (!attack) return '';
  return Array.from({ length: attack.times ?? 1 }, () => attack.damage).join('+');
}

function signsOf({ attack, price, returns, noConquest }: Action): string[] {
  const target =
    attack && (attack.never === 'first' ? 'notfirst' : attack.reach === 'standard' ? 'first' : attack.reach);
  return [
    ...(target ? [target] : []),
    ...(price?.food ? ['food'] : []),
    ...(returns ? ['return'] : []),
    ...(noConquest ? ['no-conquer'] : []),
  ];
}
