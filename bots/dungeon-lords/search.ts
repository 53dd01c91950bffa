// What the deep player searches for in ways of its own. Plans of battles: others plan at the same time, and with what they
// hide, so that the whole match cannot be tried out; and what they do changes nothing in the own dungeon. And orders, which
// all give in secret: see `rivalry.ts`.
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { halved } from '../thinking/deep.ts';
import { Spending } from '../thinking/spending.ts';
import type { Budget, Situation } from '../thinking/thinker.ts';
import type { TryingAll } from '../thinking/trial.ts';
import { plansFor } from './battle.ts';
import { variedPlans } from './candidates.ts';
import { outlookOf } from './outlook.ts';
import { Rivalry } from './rivalry.ts';
import type { Limits } from './solver/solver.ts';

const WIDE: Limits = {
  first: { plans: 40, cards: 9, finalists: 16 },
  later: { plans: 6, cards: 1, finalists: 2 },
  ways: 30,
  ends: 2,
};
const OWN_PLANS = 16;

export function search(situation: Situation, trial: TryingAll, random: Random, budget: Budget): Answer | undefined {
  const { match, decision } = situation;
  const { seat, prompt, choice } = decision;
  const view = match.view(seat) as unknown as View;
  if (prompt === 'battlePlan') return plansFor(outlookOf(view, seat), WIDE, budget)[0]?.plan as Answer | undefined;
  if (prompt !== 'planOrders' || !('options' in choice)) return undefined;
  const spending = new Spending(budget);
  const plans = variedPlans(outlookOf(view, seat), choice.options, OWN_PLANS);
  return halved(plans, 1, situation, new Rivalry(view, seat, trial), random, spending);
}
