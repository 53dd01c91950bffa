// The exact solution of a question: what an answer brings beside all others that there are.
import type { Solution } from '@undertow/shared/protocol/analysis.ts';
import type { Answer } from '@undertow/shared/table/game.ts';

/** A question that is being solved, in steps. What was found is kept from step to step. */
export interface Solving {
  /** Goes on until the time is up. Whether there is no more to do then. */
  goOn(isTimeUp: () => boolean): boolean;
  /** What can be said by now; `undefined` if that is nothing. */
  found(): Solution | undefined;
}

interface Tried {
  readonly answer: Answer;
  readonly points: number;
}

const BEST_SHOWN = 3;
/** Sums of fractions that should be equal are not always. */
export const CLOSE = 1e-6;

/** It is exact if these are all answers that there are. */
export function solutionOf(points: number, tried: readonly Tried[], exact: boolean): Solution {
  const ranked = tried.toSorted((a, b) => b.points - a.points);
  const most = ranked[0]?.points ?? points;
  const groups = Map.groupBy(ranked, (one) => Math.round(one.points));
  return {
    exact,
    answers: tried.length,
    points: rounded(points),
    best: ranked.slice(0, BEST_SHOWN).map((one) => ({ answer: one.answer, points: rounded(one.points) })),
    equals: ranked.filter((one) => one.points >= most - CLOSE).length,
    better: ranked.filter((one) => one.points > points + CLOSE).length,
    spread: [...groups].map(([sum, { length }]) => ({ points: sum, answers: length })).toReversed(),
  };
}

function rounded(points: number): number {
  return Math.round(100 * points) / 100;
}
