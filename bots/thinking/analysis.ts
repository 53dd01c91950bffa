// What the answers of a match were worth, as far as the seats that gave them could know: each is tried out in the same
// worlds as the best of the others.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { type Course, type Move, type Recalled, recall } from '../course.ts';
import { answersTo } from './keen.ts';
import type { Situation } from './thinker.ts';
import type { AnyMind, Trial } from './trial.ts';

/** What is said of one move. Chances to win are between 0 and 1. */
export interface Judged {
  /** Its place among the moves, from 0. */
  readonly move: number;
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer;
  /** The chance of the seat with this answer. */
  readonly chance: number;
  /** The best answers that were found, the best first; the one that was given may be among them. */
  readonly best: readonly { readonly answer: Answer; readonly chance: number }[];
  /** By how much the best answer would have been better; 0 if it was given. */
  readonly lost: number;
  /** In how many of the worlds the best answer was the better one, and of how many. */
  readonly better: number;
  readonly worlds: number;
}

export interface AnalysisSetting {
  /** In so many worlds each answer is tried. */
  readonly worlds: number;
  /** How many answers are tried beside the one that was given. */
  readonly candidates: number;
  readonly random: Random;
}

const BEST_SHOWN = 3;

/** Judges move after move; nothing is said of those where there was nothing to choose, or nothing can be tried out. */
export function* analyse(
  game: AnyGame,
  course: Course,
  mind: AnyMind,
  trial: Trial,
  setting: AnalysisSetting,
): Generator<Judged | undefined> {
  const recalled = recall(game, { ...course, moves: [] });
  for (const [number, move] of course.moves.entries()) {
    yield judged(recalled, number, move, mind, trial, setting);
    recalled.make(move);
  }
}

function judged(
  recalled: Recalled,
  number: number,
  { seat, answer }: Move,
  mind: AnyMind,
  trial: Trial,
  { worlds, candidates, random }: AnalysisSetting,
): Judged | undefined {
  const { match } = recalled;
  const decision = match.open(seat)?.decision;
  if (answer === undefined || !decision) return undefined;
  const situation: Situation = { match, decision, memory: recalled.memoryOf(seat) };
  const others = answersTo(mind, situation, candidates).filter((one) => !isSame(one, answer));
  if (others.length === 0) return undefined;
  const answers = [answer, ...others];
  const tries: number[][] = answers.map(() => []);
  for (let i = 0; i < worlds; i++) {
    const world = trial.world(situation, random);
    for (const [at, one] of answers.entries()) {
      const value = world && trial.outcome(situation, world, one);
      if (value === undefined) return undefined;
      tries[at]?.push(value);
    }
  }
  const [given = [], ...rest] = tries;
  const ranked = [{ answer, values: given }, ...others.map((one, i) => ({ answer: one, values: rest[i] ?? [] }))]
    .map(({ answer: one, values }) => ({ answer: one, values, chance: mean(values) }))
    .toSorted((a, b) => b.chance - a.chance);
  const best = ranked[0];
  if (!best) return undefined;
  const chance = mean(given);
  return {
    ...{ move: number, seat, prompt: decision.prompt, answer, chance },
    best: ranked.slice(0, BEST_SHOWN).map(({ answer: one, chance: worth }) => ({ answer: one, chance: worth })),
    lost: best.chance - chance,
    better: best.values.filter((value, i) => value > (given[i] ?? 0)).length,
    worlds,
  };
}

/** The moves that have changed the chances most, in their order. */
export function turningPoints(all: readonly Judged[], most = 7): readonly Judged[] {
  return all
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most)
    .toSorted((a, b) => a.move - b.move);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
