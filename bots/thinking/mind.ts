// The contract of a mind: by what the bots of a game look ahead. What a game does not bring of it follows from the rest
// (`whole-mind.ts`).
import type { Opened } from '@undertow/shared/protocol/hints.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Bot } from '../bot.ts';
import type { Gauge } from './gauge.ts';
import type { Inputs } from './inputs.ts';
import type { Solving } from './solution.ts';
import type { Budget, Situation } from './thinker.ts';
import type { Trying } from './trying.ts';
import type { Value } from './value.ts';
import type { Weights } from './weights.ts';

export interface Mind<State, View> {
  /** Knows what to do without thinking: what is not thought about is answered by it, or by chance. */
  readonly sensible?: Bot<View>;
  /** The answers that are worth a thought, legal ones, what is likely to be good first; at most `limit`. */
  candidates(view: View, decision: Decision, limit: number): readonly Answer[];
  /**
   * What a seat answers in a match that is tried out. It must be quick; it is given the whole position, and may leave an
   * answer to chance by giving none.
   */
  light(state: State, decision: Decision, random: Random): Answer | undefined;
  /** Whether a match can be judged that rests here, where that is not so everywhere. Other rest points do not count. */
  isJudged?(state: State): boolean;
  /** How it searches for the answers to questions that ask for a search of their own; nothing for all others. */
  search?(situation: Situation, random: Random, budget: Budget, trial: Trying): Answer | undefined;
  /** What a seat has, in words of the game, where it is said why an answer is better. */
  readonly gauges?: readonly Gauge<State>[];
  /** What the seat could have in its next turn, by kind and id, where it is said what an answer leads to. */
  inReach?(state: State, seat: Seat): readonly Opened[];
  /** What `deep` foresees of the turns after the own one; nothing where every bit of its time is needed for that one. */
  readonly foresight?: Foresight<State>;
  /**
   * Begins to work out what this answer brings beside all others; nothing where that cannot be done. The truth says only how
   * the best one would have gone on: it is not weighed.
   */
  solve?(situation: Situation, answer: Answer, truth?: Json): Solving | undefined;
  /** What is measured of a position, where a value is taught. */
  readonly inputs?: Inputs<State>;
  /** What was taught. */
  readonly weights?: Weights;
  /** How a position is judged where nothing was taught. */
  readonly value?: Value;
}

/** Only for a game whose rest points are all judged. */
export interface Foresight<State> {
  /** How many turns are foreseen, among so many seats. */
  turns(seats: number): number;
  /** What a seat may do, in a match that is tried out: like `candidates`, but quick. */
  candidates(state: State, decision: Decision, limit: number): readonly Answer[];
}
