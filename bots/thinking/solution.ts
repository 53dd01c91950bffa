// An answer that a game can work out to the end: what it brings beside all others that there are.
import type { Solution } from '@undertow/shared/protocol/analysis.ts';
import type { Answer } from '@undertow/shared/table/game.ts';

/** It is worked out bit by bit: what was found is remembered until the rest is found. */
export interface Solving {
  /** Goes on until the time is up; `undefined` if there is more to do then. */
  goOn(isTimeUp: () => boolean): Solution | undefined;
}

interface Tried {
  readonly answer: Answer;
  readonly points: number;
}

const BEST_SHOWN = 3;
/** Sums of fractions that should be equal are not always. */
const CLOSE = 1e-6;

export function solutionOf(points: number, all: readonly Tried[]): Solution {
  const ranked = all.toSorted((a, b) => b.points - a.points);
  const most = ranked[0]?.points ?? points;
  const groups = Map.groupBy(ranked, (one) => Math.round(one.points));
  return {
    answers: all.length,
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
