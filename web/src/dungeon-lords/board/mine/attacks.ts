// What a creature does in battle, in signs: how much, to whom, and what it costs or brings.
import { type Action, creatureCard } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import type { CreatureId } from '@undertow/shared/dungeon-lords/state.ts';
import { SIGNS } from '../../pieces/moods.ts';

export interface AttackSigns {
  /** `4`, or `1+1`; nothing where it is no attack. */
  readonly amount: string;
  readonly signs: readonly string[];
}

export function attacksOf(creature: CreatureId): readonly AttackSigns[] {
  return creatureCard(creature).actions.map(signsOf);
}

function signsOf({ attack, price = {}, returns, noConquest }: Action): AttackSigns {
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
  if (reach === 'standard') return 'first';
  return never === 'first' ? 'notfirst' : reach;
}
