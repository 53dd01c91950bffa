// The plan of a battle worked out exactly: all plans, all ways through the battle, and all cards that may come, to the end of
// the combat. It is done bit by bit; what the solver has found is not lost when its time is up.
import type { BattlePlan } from '@undertow/shared/dungeon-lords/forms/battle-plan.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import type { CombatCardId } from '@undertow/shared/dungeon-lords/state.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { type Solving, solutionOf } from '../thinking/solution.ts';
import type { Situation } from '../thinking/thinker.ts';
import { knownCards, outlookOf } from './outlook.ts';
import { EXACT, Solver } from './solver/solver.ts';
import { battleOf } from './trying.ts';

/** Where there are more, nothing is said: they would take too long. */
const MOST_PLANS = 1500;

export function solve({ match, decision }: Situation, answer: Answer): Solving | undefined {
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
  const clock = new Clock();
  const solver = new Solver(seat, EXACT, clock);
  // Last the one that was given, which may list its creatures in another sequence.
  const asked = [...plans, answer as unknown as BattlePlan];
  const found: number[] = [];
  return {
    goOn(isTimeUp) {
      clock.isTimeUp = isTimeUp;
      try {
        for (const plan of asked.slice(found.length)) found.push(solver.worthOf(position, cards, plan));
      } catch (interruption) {
        if (interruption !== TIME_IS_UP) throw interruption;
        return undefined;
      }
      const all = plans.map((plan, i) => ({ answer: plan as unknown as Answer, points: found[i] as number }));
      return solutionOf(found.at(-1) as number, all);
    },
  };
}

const TIME_IS_UP = new Error('the time is up');
/** Ways through a battle between two looks at the clock. */
const LOOK_EVERY = 32;

/** Interrupts the solver when the time is up; it estimates nothing. */
class Clock {
  readonly isOver = false;
  isTimeUp: () => boolean = () => false;
  #ways = 0;

  iterate(): void {
    if (++this.#ways % LOOK_EVERY === 0 && this.isTimeUp()) throw TIME_IS_UP;
  }
}
