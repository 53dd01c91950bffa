// The signs of one action of a creature, with its lasting effects, and with what it does where it cannot attack.
import { type Action, creatureCard } from '../../../rules/cards/creatures.ts';
import type { CreatureId } from '../../../rules/state.ts';
import { type AttackSigns, attackSigns } from '../../pieces/attacks.ts';

export function actionOf(creature: CreatureId, id: string, sheepDamage = 1): Action {
  const { actions, whenUnable = [] } = creatureCard(creature);
  const found = [...actions, ...whenUnable].find((action) => action.id === id);
  if (found) return found;
  return id === 'sheep' ? { id, attack: { reach: 'standard', damage: sheepDamage } } : { id };
}

/** `2+1` is an attack that goes on. */
export function signsOfAction(action: Action): AttackSigns {
  const { amount, signs } = attackSigns(action);
  const all = [...signs, ...(action.noHealing ? ['heart'] : [])];
  const further = action.attack?.followUp;
  return {
    amount: further === undefined ? amount : `${amount}+${further}`,
    signs: all.length > 0 ? all : ['knocked'],
  };
}
