// Judges an answer beside others that were tried in the same worlds, and finds the turning points of a match.
import type { JudgedAnswer as Judged } from '@undertow/shared/protocol/analysis.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { differences, type Gauges, mean, meanWorth, type Result, timesBetter } from './comparing.ts';
import type { Situation } from './thinker.ts';

/** Answers that are compared. */
export interface Compared {
  readonly situation: Situation;
  /** The one that was given stands first, then the others, those first that promise most at first sight. */
  readonly answers: readonly Answer[];
  /** Whether the one that was given promises most itself. */
  readonly isExpected: boolean;
}

const BEST_SHOWN = 3;

/** Judges the given answer by the results of all answers, world by world. */
export function judgement(
  move: number,
  { situation: { decision }, answers, isExpected }: Compared,
  tries: readonly (readonly Result[])[],
  gauges: Gauges = [],
): Judged {
  const all = answers.map((answer, at) => {
    const results = tries.map((each) => each[at] as Result);
    return { answer, results, chance: meanWorth(results) };
  });
  type Tried = (typeof all)[number];
  const given = all[0] as Tried;
  const ranked = all.toSorted((a, b) => b.chance - a.chance);
  const [best, next] = ranked as [Tried, Tried];
  const lost = best.chance - given.chance;
  const other = lost > 0 ? given : next;
  const rival = best === given ? next : best;
  const ahead = best.results.map(({ value }, i) => value - (other.results[i] as Result).value);
  return {
    ...{ move, seat: decision.seat, prompt: decision.prompt, answer: given.answer, chance: rounded(given.chance) },
    best: ranked.slice(0, BEST_SHOWN).map((one) => ({
      answer: one.answer,
      chance: rounded(one.chance),
      brings: differences(gauges, one.results, (one === given ? rival : given).results),
    })),
    lost: rounded(lost),
    gained: lost > 0 || isExpected ? 0 : rounded(mean(ahead)),
    margin: rounded(Math.min(1, marginOf(ahead))),
    better: timesBetter(best.results, other.results),
    worlds: tries.length,
  };
}

/**
 * The answers that have cost or gained most, in the order of the match: those alone of which that is true in most of the
 * samples, and by more than their spread leaves open; and where what was worked out exactly does not say otherwise.
 */
export function turningPoints(all: readonly Judged[], most = 7): readonly Judged[] {
  return all
    .filter((one) => 2 * one.better > one.worlds && changeOf(one) > one.margin)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.move - b.move);
}

function changeOf({ lost, gained, solution }: Judged): number {
  if (!solution?.exact) return Math.max(lost, gained);
  return solution.better === 0 ? gained : lost;
}

/** The margin of error of their mean: about twice its standard error, and more where they are few. */
function marginOf(values: readonly number[]): number {
  const { length } = values;
  if (length < 2) return 1;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1);
  return (2 + 4 / (length - 1)) * Math.sqrt(variance / length);
}

export function rounded(chance: number): number {
  return Math.round(10_000 * chance) / 10_000;
}
