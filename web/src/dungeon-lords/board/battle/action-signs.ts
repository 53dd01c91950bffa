// What a creature can do in a battle, in signs: how much, to whom, and what else.
import { type Action, creatureCard } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import type { CreatureId } from '@undertow/shared/dungeon-lords/state.ts';

export interface ActionSigns {
  /** `1+1` for two attacks, `2+1` for one that goes on. */
  readonly damage: string;
  readonly signs: readonly string[];
}

export function actionOf(creature: CreatureId, id: string, sheepDamage = 1): Action {
  const { actions, whenUnable = [] } = creatureCard(creature);
  const found = [...actions, ...whenUnable].find((action) => action.id === id);
  if (found) return found;
  return id === 'sheep' ? { id, attack: { reach: 'standard', damage: sheepDamage } } : { id };
}

export function signsOfAction({ attack, price, returns, noConquest, noHealing }: Action): ActionSigns {
  const also = [price?.food && 'food', returns && 'return', noConquest && 'no-conquer', noHealing && 'heart'];
  const signs = [...(attack ? [reachOf(attack)] : []), ...also.filter((sign) => typeof sign === 'string')];
  const damage = attack ? Array(attack.times ?? 1).fill(attack.damage) : [];
  const further = attack?.followUp === undefined ? [] : [attack.followUp];
  return { damage: [...damage, ...further].join('+'), signs: signs.length > 0 ? signs : ['knocked'] };
}

function reachOf({ reach, never }: NonNullable<Action['attack']>): string {
  if (never === 'first') return 'notfirst';
  return { standard: 'first', any: 'any', all: 'all' }[reach];
}
