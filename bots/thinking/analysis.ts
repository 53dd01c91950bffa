// What the answers of a match were worth, as far as the seats that gave them could know: each is tried out in the same
// worlds as the best of the others. It is done bit by bit, so that a thread is never held for long.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Analysis, JudgedAnswer as Judged } from '@undertow/shared/protocol/analysis.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { type Course, type Move, type Recalled, recall } from '../course.ts';
import { answersTo } from './keen.ts';
import type { Solving } from './solution.ts';
import type { Situation } from './thinker.ts';
import { type AnyMind, seatsOf, type Trial } from './trial.ts';
import { sharesOf } from './value.ts';

/** What is found at one position of a match. */
export interface Finding {
  /** Of all seats, before the move. */
  readonly chances: readonly number[];
  /** Of the move; `null` where there was nothing to choose, or nothing can be tried out. */
  readonly judged: Judged | null;
}

/** By answer, what each world made of it. */
export type Tries = readonly (readonly number[])[];

/** What comes of going on: all of a position, or as much as there was time for. */
export type Bit = { readonly finding: Finding } | { readonly tries: Tries };

export interface AnalysisSetting {
  /** In so many worlds each answer is tried. */
  readonly worlds: number;
  /** How many answers are tried beside the one that was given. */
  readonly candidates: number;
  readonly seed: number;
}

/** The one with which the house analyses. */
export const ANALYSIS: AnalysisSetting = { worlds: 12, candidates: 8, seed: 1 };

/** How long it goes on at a position: until the time is up, and whether there is no other time after that. */
export interface Patience {
  isTimeUp(): boolean;
  readonly isLast: boolean;
}

const ENDLESS: Patience = { isTimeUp: () => false, isLast: true };

const BEST_SHOWN = 3;

export class Analyst {
  readonly #game: AnyGame;
  readonly #mind: AnyMind;
  readonly #trial: Trial;
  readonly #setting: AnalysisSetting;
  readonly #course: Course;
  #at = 0;
  #recalled: Recalled;
  #turn = -1;
  #chances: readonly number[] = [];
  #solving: Solving | undefined;

  constructor(game: AnyGame, course: Course, mind: AnyMind, trial: Trial, setting: AnalysisSetting) {
    this.#game = game;
    this.#course = course;
    this.#mind = mind;
    this.#trial = trial;
    this.#setting = setting;
    this.#recalled = this.#begin();
  }

  /**
   * At the position behind so many moves, with what was tried there before, until the time is up. If it is the last, what was
   * found by then is the finding.
   */
  goOn(position: number, tries: Tries = [], { isTimeUp, isLast }: Patience = ENDLESS): Bit {
    this.#goTo(position);
    const chances = this.#chances.map(rounded);
    const move = this.#course.moves[position];
    const asked = move && this.#askedFor(move);
    if (!asked) return { finding: { chances, judged: null } };
    const { situation, answers } = asked;
    const done = tries.slice();
    while (done.length < this.#setting.worlds) {
      const tried = this.#tried(position, done.length, situation, answers);
      if (!tried) return { finding: { chances, judged: null } };
      done.push(tried);
      if (!isTimeUp()) continue;
      if (isLast) break;
      return { tries: done };
    }
    this.#solving ??= this.#mind.solve?.(situation, answers[0] as Answer);
    if (this.#solving?.goOn(isTimeUp) === false && !isLast) return { tries: done };
    const solution = this.#solving?.found();
    const judged = judgement(position, situation, answers, done);
    return { finding: { chances, judged: solution ? { ...judged, solution } : judged } };
  }

  #begin(): Recalled {
    this.#at = 0;
    this.#turn = -1;
    const recalled = recall(this.#game, { ...this.#course, moves: [] });
    this.#weigh(recalled);
    return recalled;
  }

  #goTo(position: number): void {
    if (position !== this.#at) this.#solving = undefined;
    if (position < this.#at) this.#recalled = this.#begin();
    for (; this.#at < position; this.#at++) {
      this.#recalled.make(this.#course.moves[this.#at] as Move);
      this.#weigh(this.#recalled);
    }
  }

  /** What the position is worth to all seats, where it can be judged; in between it stays as it was. */
  #weigh({ match }: Recalled): void {
    const { turn, state, outcome } = match;
    const seats = seatsOf(match);
    if (outcome) this.#chances = sharesOf(outcome, seats);
    else if (turn !== this.#turn && (this.#mind.isJudged?.(state) ?? true)) {
      this.#chances = [...this.#trial.chances(state, seats)];
    } else if (this.#chances.length === 0) this.#chances = Array(seats).fill(1 / seats);
    this.#turn = turn;
  }

  /** The given answer stands first; `undefined` if there was no other. */
  #askedFor({ seat, answer }: Move) {
    const { match } = this.#recalled;
    const decision = match.open(seat)?.decision;
    if (answer === undefined || !decision) return undefined;
    const situation: Situation = { match, decision, memory: this.#recalled.memoryOf(seat) };
    const others = answersTo(this.#mind, situation, this.#setting.candidates).filter((one) => !isSame(one, answer));
    return others.length === 0 ? undefined : { situation, answers: [answer, ...others] };
  }

  /** Each world has a seed of its own, so that it is the same in whatever thread it is tried. */
  #tried(position: number, number: number, situation: Situation, answers: readonly Answer[]) {
    const world = this.#trial.world(situation, this.#chance(position, number));
    const values: number[] = [];
    for (const answer of answers) {
      const value = world && this.#trial.outcome(situation, world, answer);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }

  #chance(position: number, world: number): Random {
    const { seed, worlds } = this.#setting;
    const own = (seed * SPREAD + position * worlds + world) % SEEDS;
    return openRandom({ seed: `fast:${own}`, position: 0 });
  }
}

/** The samples of two seeds lie so far apart that none of them are the same: no match has so many. */
const SPREAD = 1_000_003;
/** A seed is smaller than this. */
const SEEDS = 2 ** 31;

function judgement(move: number, { decision }: Situation, answers: readonly Answer[], tries: Tries): Judged {
  const valuesOf = (at: number) => tries.map((values) => values[at] as number);
  const given = valuesOf(0);
  const ranked = answers
    .map((answer, at) => ({ answer, values: valuesOf(at), chance: mean(valuesOf(at)) }))
    .toSorted((a, b) => b.chance - a.chance);
  const best = ranked[0] as (typeof ranked)[number];
  const chance = mean(given);
  return {
    ...{ move, seat: decision.seat, prompt: decision.prompt, answer: answers[0] as Answer, chance: rounded(chance) },
    best: ranked.slice(0, BEST_SHOWN).map((one) => ({ answer: one.answer, chance: rounded(one.chance) })),
    lost: rounded(best.chance - chance),
    margin: rounded(Math.min(1, marginOf(best.values.map((value, i) => value - (given[i] as number))))),
    better: best.values.filter((value, i) => value > (given[i] as number)).length,
    worlds: tries.length,
  };
}

/** All of a match, one position after the other. */
export function* analyse(analyst: Analyst, moves: number): Generator<Finding> {
  for (let position = 0; position <= moves; position++) {
    const bit = analyst.goOn(position);
    if ('finding' in bit) yield bit.finding;
  }
}

/** What was found, put together. */
export function summed(of: Pick<Analysis, 'id' | 'game' | 'rules'>, findings: readonly Finding[]): Analysis {
  const judged = findings.flatMap((finding) => finding.judged ?? []);
  return {
    ...{ id: of.id, game: of.game, rules: of.rules, judged },
    chances: findings.map(({ chances }) => [...chances]),
    turningPoints: turningPoints(judged).map(({ move }) => move),
  };
}

/**
 * The moves that have cost most, in their order: those alone where another answer was better in most of the samples, and by
 * more than their spread leaves open, and where it is not certain that none is better.
 */
export function turningPoints(all: readonly Judged[], most = 7): readonly Judged[] {
  return all
    .filter(({ lost, margin, better, worlds, solution }) => {
      const isBest = solution?.exact && solution.better === 0;
      return lost > margin && 2 * better > worlds && !isBest;
    })
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, most)
    .toSorted((a, b) => a.move - b.move);
}

/** To how much their mean is right: about twice its standard error, and more where they are few. */
function marginOf(values: readonly number[]): number {
  const { length } = values;
  if (length < 2) return 1;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1);
  return (2 + 4 / (length - 1)) * Math.sqrt(variance / length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rounded(chance: number): number {
  return Math.round(10_000 * chance) / 10_000;
}
