// The attacks of a creature in signs: damage, target, cost and other effects.
import { type Action, creatureCard } from '../../rules/cards/creatures.ts';
import type { CreatureId } from '../../rules/state.ts';
import { SIGNS } from './moods.ts';

export interface AttackSigns {
  /** `4`, or `1+1`; nothing where it is no attack. */
  readonly amount: string;
  readonly signs: readonly string[];
}

export function attacksOf(creature: CreatureId): readonly AttackSigns[] {
  return creatureCard(creature).actions.map(attackSigns);
}

export function attackSigns({ attack, price = {}, returns, noConquest }: Action): AttackSigns {
  const paid = Object.keys(price).flatMap((what) => SIGNS[what] ?? []);
  return {
    amount: attack
      ? Array<number>(attack.times ?? 1)
          .fill(attack.damage)
          .join('+')
      : '',
    signs: [
      ...(attack ? [targetSign(attack)] : []),
      ...paid,
      ...(returns ? ['return'] : []),
      ...(noConquest ? ['no-conquer'] : []),
    ],
  };
}

function targetSign({ reach, never }: NonNullable<Action['attack']>): string {
  if (never === 'first') return 'notfirst';
  return reach === 'standard' ? 'first' : reach;
}
