// The candidate answers of a search, that of the sensible bot first.
import { distinct } from '@undertow/bots/thinking/distinct.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { dungeonLords } from '../rules/index.ts';
import type { OrderId } from '../rules/state.ts';
import type { View } from '../view.ts';
import { plansFor } from './battle.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { plansByWorth } from './planning.ts';
import { answerFrom } from './sensible.ts';
import type { Limits } from './solver/solver.ts';

export function candidates(view: View, decision: Decision, limit: number): readonly Answer[] {
  const outlook = outlookOf(view, decision.seat);
  const likely = answerFrom(outlook, decision);
  return distinct([likely, ...othersOf(outlook, decision, limit)], limit);
}

/** Which tunnels are mined, and how taxes are paid, changes nothing worth a thought. */
const SETTLED = ['mineCells', 'taxes'];

function othersOf(outlook: Outlook, { prompt, choice }: Decision, limit: number): readonly Answer[] {
  if (SETTLED.includes(prompt)) return [];
  if (prompt === 'planOrders' && 'options' in choice) return variedPlans(outlook, choice.options, limit);
  if (prompt === 'battlePlan') {
    const plans = plansFor(outlook, BATTLES, { iterations: 1 }).map(({ plan }) => plan as unknown as Answer);
    return plans.filter((plan) => isLegal(choice, plan, dungeonLords.forms));
  }
  if (prompt === 'digCells') return enumerate(choice, MOST_DIGS, dungeonLords.forms).toSorted(byLength);
  return enumerate(choice, limit, dungeonLords.forms);
}

const BATTLES: Limits = {
  first: { plans: 16, cards: 2, finalists: 0 },
  later: { plans: 0, cards: 1, finalists: 0 },
  rounds: 3,
  ways: 4,
  ends: 1,
};
const MOST_DIGS = 60;

function byLength(one: Answer, other: Answer): number {
  return (other as readonly unknown[]).length - (one as readonly unknown[]).length;
}

/** Of the same three orders only a few sequences, so that there are others too. */
const SEQUENCES = 3;

export function variedPlans(
  outlook: Outlook,
  hand: readonly OrderId[],
  limit: number,
): readonly (readonly OrderId[])[] {
  const counts = new Map<string, number>();
  const found: (readonly OrderId[])[] = [];
  for (const { plan } of plansByWorth(outlook, hand)) {
    const set = plan.toSorted().join();
    const count = counts.get(set) ?? 0;
    if (count >= SEQUENCES) continue;
    counts.set(set, count + 1);
    found.push(plan);
    if (found.length === limit) break;
  }
  return found;
}
