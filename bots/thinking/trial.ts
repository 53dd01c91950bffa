// Trying answers out: in a match as it may be, with chance as it may fall, an answer is given and played on from.
import type { AnyMatch } from '@undertow/shared/games.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { Mind } from './mind.ts';
import type { Situation } from './thinker.ts';
import type { Value } from './value.ts';

export type AnyMind = Mind<Json, Json>;

/** What a seat does not see, as it may be: the same for all answers that are compared. */
export interface World {
  readonly state: Json;
  readonly seed: string;
}

/** How answers are tried out. */
export type Trying = Pick<Trial, 'world' | 'outcome'>;

export class Trial {
  readonly #mind: AnyMind;
  readonly #value: Value;

  constructor(mind: AnyMind, value: Value) {
    this.#mind = mind;
    this.#value = value;
  }

  /** `undefined` if the game does not know how to guess. */
  world({ match, decision: { seat }, memory }: Situation, random: Random): World | undefined {
    const state = match.game.guessing?.determinize(match.view(seat), seat, memory, random);
    return state === undefined ? undefined : { state, seed: `fast:${random.below(SEEDS)}` };
  }

  /**
   * What comes of the answer in this world by the next rest point that can be judged; `undefined` where that cannot be
   * tried out. To play on further was tried, and made bots weaker.
   */
  outcome(situation: Situation, world: World, answer: Answer): number | undefined {
    const ending = this.ending(situation, world, answer);
    return ending && this.worth(ending, situation.decision.seat);
  }

  /** The match in this world, as it stands then. */
  ending({ match, decision }: Situation, world: World, answer: Answer): AnyMatch | undefined {
    const supposed = match.suppose(decision.seat, world.state, { seed: world.seed, position: 0 });
    const turn = supposed?.turn ?? 0;
    if (!supposed?.answer(decision.seat, answer)) return undefined;
    const random = openRandom({ seed: world.seed, position: FAR });
    playOn(supposed, this.#mind, random, this.#mind.isJudged ? judged(this.#mind, turn) : rested(supposed));
    return supposed;
  }

  /** How likely this seat is to win from there. */
  worth(match: AnyMatch, seat: Seat): number {
    return this.#value.of(match, seat, seatsOf(match));
  }

  /** By seat, what this position is worth; the next call writes over it. */
  chances(state: Json, seats: number): Float32Array {
    return this.#value.chances(state, seats);
  }
}

type IsThere = (match: AnyMatch) => boolean;

/** The next rest point. */
function rested({ turn }: AnyMatch): IsThere {
  return (match) => match.turn > turn;
}

/** The next of those that are judged. */
function judged(mind: AnyMind, from: number): IsThere {
  let at = from;
  return ({ turn, state }) => {
    const isNew = turn !== at;
    at = turn;
    return isNew && mind.isJudged?.(state) === true;
  };
}

/** Plays on until the match is there, or the game is over. */
function playOn(match: AnyMatch, mind: AnyMind, random: Random, isThere: IsThere): void {
  for (let answers = 0; !match.outcome && !isThere(match); answers++) {
    const [decision] = match.pending;
    if (!decision || answers > MOST_ANSWERS) throw new Error('a match that is tried out does not go on');
    const answer = mind.light(match.state, decision, random) ?? sample(decision.choice, random, match.game.forms);
    if (!match.answer(decision.seat, answer)) throw new Error(`${JSON.stringify(answer)} is no ${decision.prompt}`);
  }
}

export function seatsOf({ state }: Pick<AnyMatch, 'state'>): number {
  return (state as { readonly seats: readonly Json[] }).seats.length;
}

const SEEDS = 2 ** 31;
/** Where the players' chance is read from the stream of which the match has the beginning. */
const FAR = 2 ** 20;
const MOST_ANSWERS = 10_000;
