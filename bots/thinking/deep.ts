// A player that searches: the answers are tried in world after world, the better ones in more of them.
import { halving } from './halving.ts';
import { answersTo } from './keen.ts';
import { Spending } from './spending.ts';
import type { Thinker } from './thinker.ts';
import type { AnyMind } from './trial.ts';
import type { Trying } from './trying.ts';

/** The search begins with at most so many candidates. */
export function deep(mind: AnyMind, trial: Trying, candidates: number): Thinker {
  return (situation, random, budget) => {
    const spending = new Spending(budget);
    const found = mind.search?.(situation, random, budget, trial);
    if (found !== undefined) return found;
    const answers = answersTo(mind, situation, candidates);
    const [likely] = answers;
    if (likely === undefined) throw new Error('nothing is worth a thought');
    const best = halving(
      answers,
      spending,
      () => trial.world(situation, random),
      (answer, world) => trial.outcome(situation, world, answer),
    );
    return best?.[0] ?? likely;
  };
}
