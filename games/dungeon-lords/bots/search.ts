// The search of the bots, for orders and for plans of battles. Battles have a solver: others plan at the same time, and with
// what they hide, so that the whole match cannot be tried out; and what they do changes nothing in the own dungeon.
import type { Budget, Situation } from '@undertow/bots/thinking/thinker.ts';
import type { Trying } from '@undertow/bots/thinking/trying.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { View } from '../view.ts';
import { plansFor } from './battle.ts';
import { outlookOf } from './outlook.ts';
import { searchPlan } from './plan-search.ts';
import type { Limits } from './solver/solver.ts';

const WIDE: Limits = {
  first: { plans: 40, cards: 9, finalists: 16 },
  later: { plans: 6, cards: 1, finalists: 2 },
  rounds: 3,
  ways: 30,
  ends: 2,
};

const PLANNED = ['planOrders', 'planDummyOrder'];

export function search(situation: Situation, random: Random, budget: Budget, trial: Trying): Answer | undefined {
  const { match, decision } = situation;
  if (PLANNED.includes(decision.prompt)) return searchPlan(situation, random, budget, trial);
  if (decision.prompt !== 'battlePlan') return undefined;
  const outlook = outlookOf(match.view(decision.seat) as unknown as View, decision.seat);
  return plansFor(outlook, WIDE, budget)[0]?.plan as Answer | undefined;
}
