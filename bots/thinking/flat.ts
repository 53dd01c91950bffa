// A flat search: tries answers in world after world, the better ones in more of them.
import { halving } from './halving.ts';
import { answersTo, withoutThought } from './keen.ts';
import { Spending } from './spending.ts';
import type { Thinker } from './thinker.ts';
import type { AnyMind } from './trial.ts';
import type { Trying, World } from './trying.ts';

/** The search begins with at most so many candidates. */
export function flat(mind: AnyMind, trial: Trying, candidates: number): Thinker {
  return (situation, random, budget) => {
    const answers = answersTo(mind, situation, candidates);
    const outcome = (answer: (typeof answers)[number], at: World) => trial.outcome(situation, at, answer);
    // What is found out with the first world once for a game is not on the budget.
    let first = answers.length > 1 ? trial.world(situation, random) : undefined;
    const world = () => {
      const next = first ?? trial.world(situation, random);
      first = undefined;
      return next;
    };
    const best = halving(answers, new Spending(budget), world, outcome);
    return best?.[0] ?? withoutThought(mind, situation, random);
  };
}
