// Searches for the orders of a round: all seats plan at the same time and in secret, so that each plan is tried against what
// the others are likely to plan, drawn anew for each world.
import { drawing } from '@undertow/bots/thinking/drawing.ts';
import { halving } from '@undertow/bots/thinking/halving.ts';
import { Spending } from '@undertow/bots/thinking/spending.ts';
import type { Budget, Situation } from '@undertow/bots/thinking/thinker.ts';
import type { Given, Trying, World } from '@undertow/bots/thinking/trying.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { DummyId, OrderId } from '../rules/state.ts';
import type { View } from '../view.ts';
import { variedPlans } from './candidates.ts';
import { outlookOf } from './outlook.ts';
import { planDummyOrder, plansByWorth } from './planning.ts';

type Plan = readonly OrderId[];

/** What is tried: a plan with what follows it, in a world. */
interface Trials {
  readonly spending: Spending;
  world(): World | undefined;
  worth(world: World, answer: Answer, next?: readonly OrderId[]): number | undefined;
}

const PLANS = 16;

/** The best plan, or the best order for the dummy that the seat cares for. */
export function searchPlan(situation: Situation, random: Random, budget: Budget, trial: Trying): Answer | undefined {
  const spending = new Spending(budget);
  const { match, decision } = situation;
  const { seat, choice, prompt } = decision;
  if (!('options' in choice)) return undefined;
  const view = match.view(seat) as unknown as View;
  const rivals = view.seats.flatMap((_, other) => (other === seat ? [] : [rivalAt(view, other)]));
  const trials: Trials = {
    spending,
    world() {
      const others = rivals.flatMap((draw) => draw(random));
      return trial.world(situation, random, others);
    },
    worth: (world, answer, next) => trial.outcome(situation, world, answer, next),
  };
  if (prompt === 'planDummyOrder') return bestOf([...new Set(choice.options)], trials);
  const plans = variedPlans(outlookOf(view, seat), choice.options, PLANS);
  const orders = ordersBeside(plans, handOfDummy(view, seat), trials);
  return orders && bestOf(plans, trials, orders);
}

function bestOf<Option extends Answer>(
  options: readonly Option[],
  { spending, world, worth }: Trials,
  next?: readonly OrderId[],
): Option | undefined {
  return halving(options, spending, world, (option, here) => worth(here, option, next))?.[0];
}

/** The order of the dummy is looked for beside so many plans, with this part of the budget. */
const FIRST_PLANS = 4;
const FOR_DUMMY = 0.2;

/** What the seat has its dummy do beside its plan, where it has one; `undefined` where that cannot be tried. */
function ordersBeside(
  plans: readonly Plan[],
  hand: readonly OrderId[],
  { spending, world, worth }: Trials,
): readonly OrderId[] | undefined {
  if (hand.length === 0) return [];
  const sums = hand.map(() => 0);
  for (let i = 0; i === 0 || spending.share < FOR_DUMMY; i++) {
    const here = world();
    const plan = plans[i % Math.min(FIRST_PLANS, plans.length)];
    if (!here || !plan) return undefined;
    for (const [at, order] of hand.entries()) {
      const value = worth(here, plan, [order]);
      if (value === undefined) return undefined;
      sums[at] = (sums[at] as number) + value;
      spending.iterate();
    }
  }
  return [hand[sums.indexOf(Math.max(...sums))] as OrderId];
}

/** In a game of two, seat 0 cares for the first dummy and seat 1 for the second. */
const DUMMIES: readonly DummyId[] = ['dummy-1', 'dummy-2'];

function handOfDummy({ seats, dummies }: View, seat: Seat): readonly OrderId[] {
  const dummy = seats.length === 2 ? DUMMIES[seat] : undefined;
  return (dummy && dummies[dummy]?.hand) ?? [];
}

/** Of the points by which plans are drawn. */
const TEMPERATURE = 0.7;

/** Draws what a rival answers: a plan the more often, the better it is by its own lights, and an order for its dummy. */
function rivalAt(view: View, seat: Seat): (random: Random) => readonly Given[] {
  const outlook = outlookOf(view, seat);
  const plans = plansByWorth(outlook, view.seats[seat]?.hand ?? []);
  const placeIn = drawing(
    plans.map(({ points }) => points),
    TEMPERATURE,
  );
  const options = handOfDummy(view, seat);
  const usual = planDummyOrder(outlook, options, {
    seat,
    prompt: 'planDummyOrder',
    choice: { type: 'one', options },
  });
  return (random) => {
    const plan: Given = { seat, answer: plans[placeIn(random)]?.plan ?? [] };
    if (usual === undefined) return [plan];
    const isUsual = random.below(2) === 0;
    return [plan, { seat, answer: isUsual ? usual : (options[random.below(options.length)] as OrderId) }];
  };
}
