// Solves the plan of a battle exactly: all plans, all ways through the battle, and all cards that may come, to the end of the
// combat. It works in steps, and keeps what it has found when its time is up. Where it would take too long, it solves the most
// promising plans, and says that these are not all.
import { CLOSE, type Solving, solutionOf } from '@undertow/bots/thinking/solution.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { BestCourse, Solution } from '@undertow/shared/protocol/analysis.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { BattlePlan } from '../rules/forms/battle-plan.ts';
import { dungeonLords } from '../rules/index.ts';
import { combatResult } from '../rules/scoring.ts';
import type { CombatCardId, Player, State } from '../rules/state.ts';
import type { View } from '../view.ts';
import { knownCards, outlookOf } from './outlook.ts';
import { byPromise } from './solver/promise.ts';
import { type Cards, EXACT, type Limits, Solver } from './solver/solver.ts';
import { battleOf } from './trying.ts';

/** Where there are more, nothing is said: they would take too long. */
const MOST_PLANS = 1500;

/** All plans are tried if that takes no more ways through battles than these. */
export function solve(
  { match, decision }: Situation,
  answer: Answer,
  truth: Json = {},
  most = MOST_WAYS,
): Solving | undefined {
  if (decision.prompt !== 'battlePlan') return undefined;
  const plans = enumerate(decision.choice, MOST_PLANS + 1, dungeonLords.forms) as unknown as readonly BattlePlan[];
  if (plans.length > MOST_PLANS) return undefined;
  const { seat } = decision;
  const view = match.view(seat) as unknown as View;
  const cards = knownCards(view, seat);
  const position = battleOf(outlookOf(view, seat), {
    stage: 'battlePlans',
    combatCards: cards as readonly CombatCardId[],
  });
  // The same one stands among all plans too, and may list its creatures in another sequence there.
  const given = answer as unknown as BattlePlan;
  const ranked = byPromise(plans, position, seat, decision.choice);
  const asked = [
    given,
    ...ranked.toSorted((one, other) => Number(isAlike(other, given)) - Number(isAlike(one, given))),
  ];
  const battle = { seat, position, cards };
  const exact = new PlanByPlan(battle, asked, EXACT, most);
  const rough = new PlanByPlan(battle, asked.slice(0, ROUGH_PLANS), ROUGH);
  const { combatCards = [] } = truth as { readonly combatCards?: readonly CombatCardId[] };
  const solved = () => {
    const solution = exact.solution(true);
    return solution && { ...solution, course: exact.bestFight(combatCards) };
  };
  return {
    goOn: (isTimeUp) => exact.goOn(isTimeUp) || (exact.isEnough && rough.goOn(isTimeUp)),
    found: () => (exact.isDone ? solved() : (rough.solution(false) ?? exact.solution(false))),
  };
}

/** The battle for which plans are made. */
interface Planned {
  readonly seat: Seat;
  readonly position: State;
  readonly cards: Cards;
}

/** Whether they send the same, in whatever sequence. */
function isAlike(one: BattlePlan, other: BattlePlan): boolean {
  const sent = ({ tile, traps, creatures }: BattlePlan) =>
    JSON.stringify([tile, traps.toSorted(), creatures.toSorted()]);
  return sent(one) === sent(other);
}

/** So many ways through battles are tried at most. They are counted, so that as much is found on a slow machine as on a quick one. */
const MOST_WAYS = 250_000;
/** With these the plans that promise most are tried where all would take too long. */
const ROUGH: Limits = {
  first: { plans: 0, cards: 9, finalists: 0 },
  later: { plans: 6, cards: 1, finalists: 2 },
  rounds: 3,
  ways: 30,
  ends: 2,
};
const ROUGH_PLANS = 40;
/** Fewer beside the one that was given say nothing. */
const LEAST = 2;

/** What plans are worth, the one that was given first. */
class PlanByPlan {
  readonly #battle: Planned;
  readonly #plans: readonly BattlePlan[];
  readonly #clock: Clock;
  readonly #solver: Solver;
  readonly #worths: number[] = [];
  isEnough = false;

  constructor(battle: Planned, plans: readonly BattlePlan[], limits: Limits, mostWays = Number.POSITIVE_INFINITY) {
    this.#battle = battle;
    this.#plans = plans;
    this.#clock = new Clock(mostWays);
    this.#solver = new Solver(battle.seat, limits, this.#clock);
  }

  get isDone(): boolean {
    return this.#worths.length === this.#plans.length;
  }

  /** Whether all are worked out when the time is up. */
  goOn(isTimeUp: () => boolean): boolean {
    const { position, cards } = this.#battle;
    this.#clock.isTimeUp = isTimeUp;
    try {
      while (!this.isDone && !this.isEnough)
        this.#worths.push(this.#solver.worthOf(position, cards, this.#plans[this.#worths.length] as BattlePlan));
    } catch (interruption) {
      if (interruption === ENOUGH) this.isEnough = true;
      else if (interruption !== TIME_IS_UP) throw interruption;
    }
    return this.isDone;
  }

  solution(exact: boolean): Solution | undefined {
    const [points, ...others] = this.#worths;
    if (points === undefined || (others.length < LEAST && !this.isDone)) return undefined;
    const tried = others.map((each, i) => ({ answer: this.#plans[i + 1] as unknown as Answer, points: each }));
    return solutionOf(points, tried, exact);
  }

  /** How the best plan goes on if these cards come; of several that are as good, the one that was given. */
  bestFight(coming: readonly CombatCardId[]): BestCourse {
    const { seat, position, cards } = this.#battle;
    const most = Math.max(...this.#worths);
    const best = this.#plans[this.#worths.findIndex((worth) => worth > most - CLOSE)] as BattlePlan;
    // Nearly all of it is known by now.
    this.#clock.goOnForEver();
    const rounds = this.#solver.bestFight(position, cards, best, coming);
    const own = ({ seats }: State) => seats[seat] as Player;
    return {
      steps: rounds.map(({ plan, before }) => {
        const { combatRound } = before;
        const { party } = own(before);
        return { answer: plan as unknown as Answer, before: { combatRound, party } as unknown as Json };
      }),
      ...combatResult(own(position), own(rounds.at(-1)?.after ?? position)),
    };
  }
}

const TIME_IS_UP = new Error('the time is up');
const ENOUGH = new Error('enough was tried');
/** Ways through a battle between two looks at the clock. */
const LOOK_EVERY = 32;

/** Interrupts the solver when the time is up, or enough is tried; it estimates nothing. */
class Clock {
  readonly isOver = false;
  #most: number;
  isTimeUp: () => boolean = () => false;
  #ways = 0;

  constructor(most: number) {
    this.#most = most;
  }

  goOnForEver(): void {
    this.isTimeUp = () => false;
    this.#most = Number.POSITIVE_INFINITY;
  }

  iterate(): void {
    if (++this.#ways > this.#most) throw ENOUGH;
    if (this.#ways % LOOK_EVERY === 0 && this.isTimeUp()) throw TIME_IS_UP;
  }
}
