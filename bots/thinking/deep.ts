// A player that searches: the answers are tried in world after world, all of them in the same ones, and after each part
// of the budget the worse half of them is dropped (sequential halving).
import type { Answer } from '@undertow/shared/table/game.ts';
import { answersTo } from './keen.ts';
import { Spending } from './spending.ts';
import type { Thinker } from './thinker.ts';
import type { AnyMind, Trying } from './trial.ts';

interface Tried {
  readonly answer: Answer;
  /** What came of it, over all worlds. */
  sum: number;
}

/** The search begins with at most so many candidates. */
export function deep(mind: AnyMind, trial: Trying, candidates: number): Thinker {
  return (situation, random, budget) => {
    const spending = new Spending(budget);
    const found = mind.search?.(situation, random, budget);
    if (found !== undefined) return found;
    let left: Tried[] = answersTo(mind, situation, candidates).map((answer) => ({ answer, sum: 0 }));
    const { answer: likely } = left[0] as Tried;
    if (left.length === 1) return likely;
    const parts = Math.ceil(Math.log2(left.length));
    for (let part = 1; part <= parts; part++) {
      // At least one world in each part, that no answer is dropped without a look.
      do {
        const world = trial.world(situation, random);
        if (!world) return likely;
        const values: number[] = [];
        for (const { answer } of left) {
          if (spending.isOver) return bestOf(left).answer;
          const value = trial.outcome(situation, world, answer);
          if (value === undefined) return likely;
          values.push(value);
          spending.iterate();
        }
        // A world counts only when all have been tried in it.
        for (const [i, tried] of left.entries()) tried.sum += values[i] as number;
      } while (spending.share < part / parts);
      left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
    }
    return bestOf(left).answer;
  };
}

function bestOf(left: readonly Tried[]): Tried {
  return left.reduce((best, one) => (one.sum > best.sum ? one : best));
}
