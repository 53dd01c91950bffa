// What any game's guesses of hidden things are tried by: random games, in which each seat remembers what it is told.
import { isDeepStrictEqual } from 'node:util';
import type { GameUnderTest, Setting } from '@undertow/authoring/check/game-under-test.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Guessing, Seat, Shown } from '@undertow/shared/table/game.ts';
import { clone, type Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { openRandom, type RandomPlace } from '@undertow/shared/table/random.ts';
import { viewOf } from '@undertow/shared/table/view.ts';
import { draw, make, moves, overGames, type RandomGame } from '../../games/random-games.ts';
import { mustBe, mustEqual } from '../run/each-step.ts';

/** Of so many decisions, from one a supposed match is played to its end. */
const PLAYED_OUT_ONE_OF = 50;
/** Of so many at rest, from one another truth is followed. */
const FOLLOWED_ONE_OF = 3;
/** Of so many decisions, at one a seat comes late. */
const LATE_ONE_OF = 10;
/** Two supposed matches are compared for so many answers. */
const COMPARED = 12;

/** At a decision of a random game: the seat asked, what it remembers, and how it may be. */
export interface Moment<S, E, V extends Shown, O> extends RandomGame<S, E, V, O> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly memory: Json | undefined;
  readonly guess: S;
  /** Another one at each decision. */
  readonly chance: RandomPlace;
}

/** What the seats of a match remember. */
export class Memories<S, E, V extends Shown, O> {
  readonly #match: Match<S, E, V, O>;
  readonly #memories: (Json | undefined)[];

  constructor(match: Match<S, E, V, O>, seats: number) {
    this.#match = match;
    this.#memories = Array(seats).fill(undefined);
    this.hear(match.told);
  }

  of(seat: Seat): Json | undefined {
    return this.#memories[seat];
  }

  hear(events: readonly E[]): void {
    this.#memories.forEach((memory, seat) => {
      this.#memories[seat] = remembered(this.#match, memory, events, seat, this.#memories.length);
    });
  }
}

/** What the seat remembers when it has been told these events as well. */
function remembered<S, E, V extends Shown, O>(
  { game }: Match<S, E, V, O>,
  memory: Json | undefined,
  events: readonly E[],
  seat: Seat,
  seats: number,
): Json | undefined {
  let kept = memory;
  for (const told of toldTo(game, events, seat)) kept = guessingOf(game).remember(kept, told, seat, seats);
  return kept;
}

function toldTo<E>({ redact }: { redact(event: E, seat: Seat): E | undefined }, events: readonly E[], seat: Seat): E[] {
  return events.map((event) => redact(event, seat)).filter((told) => told !== undefined);
}

function guessingOf<S, E, V>({ guessing }: { readonly guessing?: Guessing<S, E, V> }): Guessing<S, E, V> {
  if (!guessing) throw new Error('this game does not guess');
  return guessing;
}

export function guessOf<S, E, V extends Shown, O>(
  match: Match<S, E, V, O>,
  seat: Seat,
  memory: Json | undefined,
  chance: RandomPlace,
): S {
  return guessingOf(match.game).determinize(match.view(seat), seat, memory, openRandom(chance));
}

/** Plays random games of this setting, and looks at each of their decisions. */
export function atDecisions<S, E, V extends Shown, O>(
  under: GameUnderTest<S, E, V, O>,
  setting: Setting<O>,
  games: number,
  look: (moment: Moment<S, E, V, O>) => void,
): void {
  overGames(under, setting, games, (game) => {
    const memories = new Memories(game.match, game.seats);
    for (const move of moves(game)) {
      const { seat, prompt } = move.decision;
      const chance = { seed: `fast:${game.random.below(2 ** 31)}`, position: 0 };
      const memory = memories.of(seat);
      look({ ...game, seat, prompt, memory, chance, guess: guessOf(game.match, seat, memory, chance) });
      memories.hear(make(game.match, move));
    }
  });
}

export interface Findings {
  /** Prompts of decisions at which no match can be supposed. */
  readonly unsupposed: ReadonlySet<string>;
  readonly playedOut: number;
  /** Decisions at which two truths that look alike led to the same supposed match. */
  readonly alike: number;
}

/** Everything that must hold of the guesses of a game, at every decision of random games. */
export function mustGuessWell<S, E, V extends Shown, O>(
  under: GameUnderTest<S, E, V, O>,
  setting: Setting<O>,
  games: number,
  hidden: (state: S) => readonly string[],
): Findings {
  const unsupposed = new Set<string>();
  let playedOut = 0;
  let alike = 0;
  atDecisions(under, setting, games, (moment) => {
    const { match, seat, guess, chance } = moment;
    mustBe(JSON.stringify(viewOf(match.game, guess, seat)), JSON.stringify(match.view(seat)));
    mustEqual(under.brokenLaws?.(guess, match.pending) ?? [], []);
    mustEqual(hidden(guess).toSorted(), hidden(match.state).toSorted());
    const supposed = match.suppose(seat, guess, chance);
    if (!supposed) {
      unsupposed.add(moment.prompt);
      return;
    }
    mustEqual(supposed.open(seat)?.decision, match.open(seat)?.decision);
    mustEqual(supposed.state, guess);
    mustFollowFromView(moment, supposed);
    if (match.depth === 0 && moment.random.below(FOLLOWED_ONE_OF) === 0) alike += mustHideTruth(moment);
    if (moment.random.below(PLAYED_OUT_ONE_OF) > 0) return;
    playedOut++;
    for (const move of moves({ ...moment, match: supposed })) make(supposed, move);
  });
  return { unsupposed, playedOut, alike };
}

/** The same of a seat that remembers only what was told lately, or nothing. */
export function lateMustGuessWell<S, E, V extends Shown, O>(
  under: GameUnderTest<S, E, V, O>,
  setting: Setting<O>,
  games: number,
  hidden: (state: S) => readonly string[],
): void {
  overGames(under, setting, games, ({ match, random, seats, ...game }) => {
    const told: E[] = [];
    for (const move of moves({ match, random, ...game })) {
      if (random.below(LATE_ONE_OF) === 0) {
        const { seat } = move.decision;
        const memory = remembered(match, undefined, told.slice(random.below(told.length + 1)), seat, seats);
        const guess = guessOf(match, seat, memory, { seed: `fast:${random.below(2 ** 31)}`, position: 0 });
        mustBe(JSON.stringify(viewOf(match.game, guess, seat)), JSON.stringify(match.view(seat)));
        mustEqual(under.brokenLaws?.(guess, match.pending) ?? [], []);
        mustEqual(hidden(guess).toSorted(), hidden(match.state).toSorted());
      }
      told.push(...make(match, move));
    }
  });
}

/** The guesses from a position that looks alike are the same, and nothing that they are made of changes. */
function mustFollowFromView<S, E, V extends Shown, O>(
  { match, seat, memory, chance, guess }: Moment<S, E, V, O>,
  other: Match<S, E, V, O>,
): void {
  const before = clone([match.view(seat) as unknown as Json, memory ?? null]);
  mustEqual(guessOf(other, seat, memory, chance), guess);
  mustEqual([match.view(seat), memory ?? null], before);
}

/**
 * From a rest on, follows the match, and another one in which all that the seat does not see is different, for as long as they look alike
 * to it, and tell it the same: each tells its own history. What is guessed in both is the same, and what is supposed in the one goes on
 * as what is supposed in the other, whatever the truth is. Says how often.
 */
function mustHideTruth<S, E, V extends Shown, O>(moment: Moment<S, E, V, O>): number {
  const { match, seat, seats, guess, random } = moment;
  const { game } = match;
  const twin = match.suppose(seat, guess, match.save().random);
  const truth = match.fork();
  let { memory, memory: twinMemory } = moment;
  for (let alike = 0; ; alike++) {
    const decision = truth.open(seat)?.decision;
    const isAlike =
      isDeepStrictEqual(twin?.open(seat)?.decision, decision) && isDeepStrictEqual(twin?.view(seat), truth.view(seat));
    if (!twin || !decision || !isAlike) return alike;
    const chance = { seed: `fast:${random.below(2 ** 31)}`, position: 0 };
    const next = guessOf(truth, seat, memory, chance);
    mustEqual(guessOf(twin, seat, twinMemory, chance), next);
    mustGoAlike({ ...moment, match: truth.suppose(seat, next, chance) }, twin.suppose(seat, next, chance));
    const answer = sample(decision.choice, random, game.forms);
    const [events, twinEvents] = [make(truth, { decision, answer }), make(twin, { decision, answer })];
    if (!isDeepStrictEqual(toldTo(game, twinEvents, seat), toldTo(game, events, seat))) return alike;
    memory = remembered(truth, memory, events, seat, seats);
    twinMemory = remembered(twin, twinMemory, twinEvents, seat, seats);
  }
}

function mustGoAlike<S, E, V extends Shown, O>(
  {
    match,
    random,
    vary,
  }: Pick<Moment<S, E, V, O>, 'random' | 'vary'> & {
    readonly match: Match<S, E, V, O> | undefined;
  },
  other: Match<S, E, V, O> | undefined,
): void {
  mustBe(other === undefined, match === undefined);
  for (let answers = 0; match && other && answers < COMPARED && !match.outcome; answers++) {
    mustEqual([other.state, other.pending], [match.state, match.pending]);
    const move = draw({ match, random, vary });
    mustEqual(make(other, move), make(match, move));
  }
}

/** How often each of these things comes out of so many guesses at this moment. */
export function tallied<S, E, V extends Shown, O>(
  { match, seat, memory }: Pick<Moment<S, E, V, O>, 'match' | 'seat' | 'memory'>,
  guesses: number,
  whatOf: (guess: S) => readonly string[],
): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  for (let i = 0; i < guesses; i++) {
    const guess = guessOf(match, seat, memory, { seed: `fast:${i}`, position: 0 });
    for (const what of whatOf(guess)) tally.set(what, (tally.get(what) ?? 0) + 1);
  }
  return tally;
}
