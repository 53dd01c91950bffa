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

export type Foreseeing = Trying & Pick<Trial, 'foreseen'>;

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
   * tried out. To play on further by the quick habit was tried, and made bots weaker.
   */
  outcome(situation: Situation, world: World, answer: Answer): number | undefined {
    const ending = this.ending(situation, world, answer);
    return ending && this.worth(ending, situation.decision.seat);
  }

  /**
   * The same some turns later, where the game has foresight: each seat then does what seems best for it when its turn is over.
   * It sees all of the world, which is no more than a guess.
   */
  foreseen(situation: Situation, world: World, answer: Answer): number | undefined {
    let match = this.ending(situation, world, answer);
    if (!match) return undefined;
    const random = openRandom({ seed: world.seed, position: FARTHER });
    for (let turns = this.#mind.foresight?.turns(seatsOf(match)) ?? 0; turns > 0 && !match.outcome; turns--) {
      match = this.#afterBest(match, random);
    }
    return this.worth(match, situation.decision.seat);
  }

  /** The match after what seems best to the seat whose turn it is. */
  #afterBest(match: AnyMatch, random: Random): AnyMatch {
    const [decision] = match.pending;
    if (!decision) throw new Error('a match that is tried out asks nothing');
    const { seat, prompt } = decision;
    let best = match;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of this.#mind.foresight?.candidates(match.state, decision, REPLIES) ?? []) {
      const fork = match.fork();
      if (!fork.answer(seat, answer)) throw new Error(`${JSON.stringify(answer)} is no ${prompt}`);
      playOn(fork, this.#mind, random, rested(match));
      const worth = this.worth(fork, seat);
      if (worth <= most) continue;
      most = worth;
      best = fork;
    }
    return best;
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

function seatsOf({ state }: AnyMatch): number {
  return (state as { readonly seats: readonly Json[] }).seats.length;
}

const SEEDS = 2 ** 31;
/** Where the players' chance is read from the stream of which the match has the beginning. */
const FAR = 2 ** 20;
const FARTHER = 2 ** 21;
/** So many answers of other seats are tried. */
const REPLIES = 4;
const MOST_ANSWERS = 10_000;
