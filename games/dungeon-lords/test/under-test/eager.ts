// Answers of players who mean to use what they have: those who decline half of the time come to little.
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { type BattlePlan, type BattlePlanData, battlePlanForm } from '../../rules/forms/battle-plan.ts';
import { type DigData, digForm } from '../../rules/forms/dig.ts';
import { type MineData, mineForm } from '../../rules/forms/mine.ts';
import { type PaydayData, paydayForm } from '../../rules/forms/payday.ts';

const REFUSALS: readonly Answer[] = ['decline', 'stop', 'face-down', 'red-mark'];

/** Mostly another answer in the place of one that refuses, and the larger of two answers to a form. */
export function vary(choice: Choice, answer: Answer, random: Random): Answer {
  if (random.below(8) === 0) return answer;
  if (choice.type === 'form') return larger(choice.form, answer, again(choice.form, choice.data, random));
  if (choice.type !== 'one' || !REFUSALS.includes(answer)) return answer;
  const others = choice.options.filter((option) => !REFUSALS.includes(option));
  return others[random.below(Math.max(1, others.length))] ?? answer;
}

function again(form: string, data: unknown, random: Random): Answer | undefined {
  switch (form) {
    case battlePlanForm.name:
      return battlePlanForm.sample(data as BattlePlanData, random);
    case digForm.name:
      return digForm.sample(data as DigData, random);
    case mineForm.name:
      return mineForm.sample(data as MineData, random);
    case paydayForm.name:
      return paydayForm.sample(data as PaydayData, random);
    default:
      return undefined;
  }
}

function larger(form: string, one: Answer, other: Answer | undefined): Answer {
  return other !== undefined && sizeOf(form, other) > sizeOf(form, one) ? other : one;
}

function sizeOf(form: string, answer: Answer): number {
  if (form === battlePlanForm.name) {
    const { traps, creatures } = answer as BattlePlan;
    return traps.length + creatures.length;
  }
  const items = answer as readonly Answer[];
  return form === paydayForm.name ? items.filter((item) => `${item}`.startsWith('pay:')).length : items.length;
}
