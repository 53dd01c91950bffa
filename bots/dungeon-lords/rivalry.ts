// Orders are given by all at the same time: while the own plans are tried, the others learn what serves them against these.
// In each world they plan by what their plans have brought them so far (decoupled, each for itself).
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Situation } from '../thinking/thinker.ts';
import type { Horizon, Trying, TryingAll, World } from '../thinking/trial.ts';
import { variedPlans } from './candidates.ts';
import { outlookOf } from './outlook.ts';

const PLANS = 8;

interface RivalPlan {
  readonly plan: readonly OrderId[];
  sum: number;
  count: number;
}

interface RivalWorld extends World {
  readonly drawn: ReadonlyMap<Seat, RivalPlan>;
}

export class Rivalry implements Trying {
  readonly #trial: TryingAll;
  readonly #rivals: ReadonlyMap<Seat, Rival>;

  constructor(view: View, seat: Seat, trial: TryingAll) {
    this.#trial = trial;
    const others = view.seats.flatMap(({ hand }, other): (readonly [Seat, Rival])[] =>
      other === seat ? [] : [[other, new Rival(variedPlans(outlookOf(view, other), hand, PLANS))]],
    );
    this.#rivals = new Map(others);
  }

  world(situation: Situation, random: Random): RivalWorld | undefined {
    const world = this.#trial.world(situation, random);
    const drawn = new Map([...this.#rivals].map(([seat, rival]) => [seat, rival.draw(random)]));
    return world && { ...world, drawn };
  }

  outcome(situation: Situation, world: World, answer: Answer, horizon: Horizon): number | undefined {
    const { seat } = situation.decision;
    const { drawn } = world as RivalWorld;
    const answers = new Map<Seat, Answer>([[seat, answer]]);
    for (const [other, { plan }] of drawn) answers.set(other, plan);
    const values = this.#trial.outcomes(situation, world, answers, horizon);
    if (!values) return undefined;
    for (const [other, plan] of drawn) {
      plan.sum += values[other] as number;
      plan.count++;
    }
    return values[seat];
  }
}

/** A chance to win that is lower by so much makes a plan e times as rare. */
const TEMPERATURE = 0.04;
/** What seems better beforehand counts like so many tries, each of these worse by so much than the one before. */
const PRIOR = 6;
const STEP = 0.008;
const FINE = 2 ** 20;

/** What another seat may plan. */
class Rival {
  readonly #plans: readonly RivalPlan[];

  constructor(plans: readonly (readonly OrderId[])[]) {
    this.#plans = plans.map((plan) => ({ plan, sum: 0, count: 0 }));
  }

  /** The better plans more often. */
  draw(random: Random): RivalPlan {
    const plans = this.#plans;
    const tries = plans.reduce((count, plan) => count + plan.count, 0);
    const usual = plans.reduce((sum, plan) => sum + plan.sum, 0) / Math.max(1, tries);
    const weights = plans.map(({ sum, count }, i) => {
      const mean = (sum + PRIOR * (usual - STEP * i)) / (count + PRIOR);
      return Math.exp((mean - usual) / TEMPERATURE);
    });
    let left = (random.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return plans[i] as RivalPlan;
    }
    return plans[0] as RivalPlan;
  }
}
