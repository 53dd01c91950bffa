// Tries an answer out in a possible world: gives it there, and plays on.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { Mind } from './mind.ts';
import type { Situation } from './thinker.ts';
import type { Foreseeing, Given, World } from './trying.ts';
import type { Value } from './value.ts';

export type AnyMind = Mind<Json, Json>;

export class Trial implements Foreseeing {
  readonly #mind: AnyMind;
  readonly #value: Value;

  constructor(mind: AnyMind, value: Value) {
    this.#mind = mind;
    this.#value = value;
  }

  world(situation: Situation, random: Random, others?: readonly Given[]): World | undefined {
    const { match, decision, memory } = situation;
    const { seat } = decision;
    const view = match.view(seat);
    const state = match.game.guessing?.determinize(view, seat, memory, random);
    if (state === undefined) return undefined;
    // What it finds out once for a game, it finds out now.
    this.#value.horizon?.(view.seats.length);
    const seed = `fast:${random.below(SEEDS)}`;
    return { state, seats: view.seats.length, seed, others: others ?? this.#others(situation, state, seed) };
  }

  /** What the quick habit answers for all others who are asked at the same time, as long as the seat has not answered. */
  #others({ match, decision: { seat } }: Situation, state: Json, seed: string): readonly Given[] {
    const supposed = match.suppose(seat, state, { seed, position: 0 });
    if (!supposed) return [];
    const random = openRandom({ seed, position: FURTHER });
    const others: Given[] = [];
    for (;;) {
      const decision = supposed.pending.find((one) => one.seat !== seat);
      if (!decision || !supposed.pending.some((one) => one.seat === seat)) return others;
      const answer = this.#habit(supposed, decision, random);
      give(supposed, decision, answer);
      others.push({ seat: decision.seat, answer });
    }
  }

  outcome(situation: Situation, world: World, answer: Answer, next?: readonly Answer[]): number | undefined {
    const ending = this.ending(situation, world, answer, next);
    return ending && this.worth(ending, situation.decision.seat, world.seats);
  }

  /**
   * The same some turns later, where the game has foresight: each seat then does what seems best for it when its turn is over.
   * It sees all of the world, which is no more than a guess.
   */
  outcomeLater(situation: Situation, world: World, answer: Answer): number | undefined {
    const { seats } = world;
    let match = this.ending(situation, world, answer);
    if (!match) return undefined;
    const random = openRandom({ seed: world.seed, position: FARTHER });
    for (let turns = this.#mind.foresight?.turns(seats) ?? 0; turns > 0 && !match.outcome; turns--) {
      match = this.#afterBest(match, seats, random);
    }
    return this.worth(match, situation.decision.seat, seats);
  }

  /** The match after what seems best to the seat whose turn it is. */
  #afterBest(match: AnyMatch, seats: number, random: Random): AnyMatch {
    const [decision] = match.pending;
    if (!decision) throw new Error('a match that is tried out asks nothing');
    const { seat } = decision;
    let best = match;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of this.#mind.foresight?.candidates(match.state, decision, REPLIES) ?? []) {
      const fork = match.fork();
      give(fork, decision, answer);
      this.#playOn(fork, random, rested(match));
      const worth = this.worth(fork, seat, seats);
      if (worth <= most) continue;
      most = worth;
      best = fork;
    }
    return best;
  }

  /**
   * The match in this world where it can be judged: where a value was taught that is the next such rest point. To play on further
   * by habit made those bots weaker.
   */
  ending(
    { match, decision: { seat } }: Situation,
    world: World,
    answer: Answer,
    next: readonly Answer[] = [],
  ): AnyMatch | undefined {
    const supposed = match.suppose(seat, world.state, { seed: world.seed, position: 0 });
    const { turn = 0, version = 0 } = supposed ?? {};
    if (!supposed?.answer(seat, answer)) return undefined;
    for (const given of [...next.map((each) => ({ seat, answer: each })), ...world.others]) {
      if (supposed.version === version) supposed.answer(given.seat, given.answer);
    }
    const random = openRandom({ seed: world.seed, position: FAR });
    this.#playOn(supposed, random, this.#endOf(supposed, world.seats, turn));
    return supposed;
  }

  /** How likely this seat is to win from there. */
  worth(match: AnyMatch, seat: Seat, seats: number): number {
    return this.#value.of(match, seat, seats);
  }

  /** The value of this position for each seat; the next call writes over it. */
  chances(state: Json, seats: number): ArrayLike<number> {
    return this.#value.chances(state, seats);
  }

  /** Where a trial ends that began in this turn. */
  #endOf(match: AnyMatch, seats: number, turn: number): IsThere {
    const horizon = this.#value.horizon?.(seats);
    if (horizon !== undefined) return (_, answers) => answers >= horizon;
    return this.#mind.isJudged ? judged(this.#mind, turn) : rested(match);
  }

  /** Plays on until the match is there, or the game is over. */
  #playOn(match: AnyMatch, random: Random, isThere: IsThere): void {
    for (let answers = 0; !match.outcome && !isThere(match, answers); answers++) {
      const [decision] = match.pending;
      if (!decision || answers > MOST_ANSWERS) throw new Error('a match that is tried out does not go on');
      give(match, decision, this.#habit(match, decision, random));
    }
  }

  #habit({ state, game }: AnyMatch, decision: Decision, random: Random): Answer {
    return this.#mind.light(state, decision, random) ?? sample(decision.choice, random, game.forms);
  }
}

function give(match: AnyMatch, { seat, prompt }: Decision, answer: Answer): void {
  if (!match.answer(seat, answer)) throw new Error(`${JSON.stringify(answer)} is no ${prompt}`);
}

type IsThere = (match: AnyMatch, answers: number) => boolean;

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

const SEEDS = 2 ** 31;
/**
 * A world has one stream of chance. The match that is tried out draws from its beginning; the habit of those who play draws from places so
 * far behind it, and so far from each other, that no number is drawn twice: what one draws says nothing of the other.
 */
const FAR = 2 ** 20;
/** The place for what others answer at the same time. */
const FURTHER = 2 ** 21;
/** The place for the turns that are foreseen. */
const FARTHER = 3 * 2 ** 20;
/** How many answers of other seats are tried. */
const REPLIES = 4;
const MOST_ANSWERS = 10_000;
