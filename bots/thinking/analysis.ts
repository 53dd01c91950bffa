// Analyses a match: each answer is tried in the same worlds as the best of the others, with what its seat could know. It
// is done in small steps, so that no thread is held for long.
import type { Analysis, JudgedAnswer as Judged } from '@undertow/shared/protocol/analysis.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { Journal, Move } from '@undertow/shared/table/journaled-match.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { Recalled } from '../recall.ts';
import { type Result, resultOf } from './comparing.ts';
import { type Compared, judgement, rounded, turningPoints } from './judgement.ts';
import { answersTo } from './keen.ts';
import type { Solving } from './solution.ts';
import type { Situation } from './thinker.ts';
import type { AnyMind, Trial } from './trial.ts';
import { sharesOf } from './value.ts';

/** What is found at one position of a match. */
export interface Finding {
  /** The chances of all seats, before the move. */
  readonly chances: readonly number[];
  /** The judgement of the move; `null` where there was nothing to choose, or nothing can be tried out. */
  readonly judged: Judged | null;
}

/** The results of each answer, world by world. */
export type Tries = readonly (readonly Result[])[];

/** The result of a step: the finding of a position, or the tries for which there was time. */
export type Bit = { readonly finding: Finding } | { readonly tries: Tries };

export interface AnalysisSetting {
  /** In how many worlds each answer is tried. */
  readonly worlds: number;
  /** How many answers are tried beside the one that was given. */
  readonly candidates: number;
  readonly seed: number;
}

/** The setting of the server and of `undertow analyse`. */
export const ANALYSIS: AnalysisSetting = { worlds: 12, candidates: 8, seed: 1 };

/** How long it goes on at a position: until the time is up, and whether there is no other time after that. */
export interface Patience {
  isTimeUp(): boolean;
  readonly isLast: boolean;
}

const ENDLESS: Patience = { isTimeUp: () => false, isLast: true };

export class Analyst {
  readonly #game: AnyGame;
  readonly #mind: AnyMind;
  readonly #trial: Trial;
  readonly #setting: AnalysisSetting;
  readonly #journal: Journal;
  #at = 0;
  #recalled: Recalled;
  #turn = -1;
  #chances: readonly number[] = [];
  #solving: Solving | undefined;

  constructor(game: AnyGame, journal: Journal, mind: AnyMind, trial: Trial, setting: AnalysisSetting) {
    this.#game = game;
    this.#journal = journal;
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
    const move = this.#journal.moves[position];
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
    this.#solving ??= this.#mind.solve?.(situation, answers[0] as Answer, this.#recalled.match.state);
    if (this.#solving?.goOn(isTimeUp) === false && !isLast) return { tries: done };
    const solution = this.#solving?.found();
    const judged = judgement(position, asked, done, this.#mind.gauges);
    return { finding: { chances, judged: solution ? { ...judged, solution } : judged } };
  }

  #begin(): Recalled {
    this.#at = 0;
    this.#turn = -1;
    const recalled = new Recalled(this.#game, this.#journal.beginning);
    this.#weigh(recalled);
    return recalled;
  }

  #goTo(position: number): void {
    if (position !== this.#at) this.#solving = undefined;
    if (position < this.#at) this.#recalled = this.#begin();
    for (; this.#at < position; this.#at++) {
      this.#recalled.make(this.#journal.moves[this.#at] as Move);
      this.#weigh(this.#recalled);
    }
  }

  /** What the position is worth to all seats, where it can be judged; in between it stays as it was. */
  #weigh({ match, seats }: Recalled): void {
    const { turn, state, outcome } = match;
    if (outcome) this.#chances = sharesOf(outcome, seats);
    else if (turn !== this.#turn && (this.#mind.isJudged?.(state) ?? true)) {
      this.#chances = Array.from(this.#trial.chances(state, seats));
    } else if (this.#chances.length === 0) this.#chances = Array(seats).fill(1 / seats);
    this.#turn = turn;
  }

  /** `undefined` if there was no other answer than the one that was given. */
  #askedFor({ seat, answer }: Move): Compared | undefined {
    const { match } = this.#recalled;
    const decision = match.open(seat)?.decision;
    if (answer === undefined || !decision) return undefined;
    const situation: Situation = { match, decision, memory: this.#recalled.memoryOf(seat) };
    const others = answersTo(this.#mind, situation, this.#setting.candidates);
    const answers = [answer, ...others.filter((one) => !isSame(one, answer))];
    return answers.length === 1 ? undefined : { situation, answers, isExpected: isSame(answer, others[0] as Answer) };
  }

  /** Each world has a seed of its own, so that it is the same in whatever thread it is tried. */
  #tried(position: number, number: number, situation: Situation, answers: readonly Answer[]) {
    const world = this.#trial.world(situation, this.#chance(position, number));
    const results: Result[] = [];
    for (const answer of answers) {
      const result = world && resultOf({ gauges: this.#mind.gauges ?? [] }, this.#trial, { situation, world, answer });
      if (!result) return undefined;
      results.push(result);
    }
    return results;
  }

  #chance(position: number, world: number): Random {
    const { seed, worlds } = this.#setting;
    const own = (seed * SPREAD + position * worlds + world) % SEEDS;
    return openRandom({ seed: `fast:${own}`, position: 0 });
  }
}

/** The samples of two seeds lie so far apart that none of them are the same: no match has so many. */
const SPREAD = 1_000_003;
/** Seeds are smaller than this. */
const SEEDS = 2 ** 31;

/** All of a match, one position after the other. */
export function* analyse(analyst: Analyst, moves: number): Generator<Finding> {
  for (let position = 0; position <= moves; position++) {
    const bit = analyst.goOn(position);
    if ('finding' in bit) yield bit.finding;
  }
}

/** What was found so far, as far as it is worth telling before the end: of the answers those alone that changed most. */
export function summedSoFar(of: Pick<Analysis, 'id' | 'game' | 'rules'>, findings: readonly Finding[]): Analysis {
  const all = summed(of, findings);
  return { ...all, judged: all.judged.filter(({ move }) => all.turningPoints.includes(move)) };
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
