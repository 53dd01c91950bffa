// What any game's guesses of hidden things are tried by: random games, in which each seat remembers what it is told.
import type { Game, Seat, Shown } from '@undertow/shared/table/game.ts';
import { clone, type Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { openRandom, type RandomPlace } from '@undertow/shared/table/random.ts';
import { expect } from 'vitest';
import type { Setting } from '../games/game-under-test.ts';
import { draw, make, type Playable, type RandomGame, randomGame } from '../games/random-games.ts';
import { mustBe, mustEqual } from './each-step.ts';

type AMatch<S, E, V extends Shown, O> = Match<S, E, V, O>;

/** The memories of all seats. */
export class Memories<S, E, V extends Shown, O> {
  readonly #game: Game<S, E, V, O>;
  readonly #seats: number;
  readonly #memories: (Json | undefined)[];

  constructor(match: AMatch<S, E, V, O>, seats: number) {
    this.#game = match.game;
    this.#seats = seats;
    this.#memories = Array(seats).fill(undefined);
    this.hear(match.told);
  }

  of(seat: Seat): Json | undefined {
    return this.#memories[seat];
  }

  hear(events: readonly E[]): void {
    for (let seat = 0; seat < this.#seats; seat++) {
      for (const event of events) {
        const told = this.#game.redact(event, seat);
        if (told === undefined) continue;
        this.#memories[seat] = guessingOf(this.#game).remember(this.#memories[seat], told, seat, this.#seats);
      }
    }
  }
}

export function guessingOf<S, E, V extends Shown, O>(game: Game<S, E, V, O>) {
  const { guessing } = game;
  if (!guessing) throw new Error(`${game.id} does not guess`);
  return guessing;
}

export function guessOf<S, E, V extends Shown, O>(
  match: AMatch<S, E, V, O>,
  seat: Seat,
  memory: Json | undefined,
  seed: number,
): S {
  return guessingOf(match.game).determinize(match.view(seat), seat, memory, openRandom(chance(seed)));
}

export function chance(seed: number): RandomPlace {
  return { seed: `fast:${seed % 2 ** 32}`, position: 0 };
}

/** At a decision of a random game: the seat asked, and what it remembers. */
export interface Moment<S, E, V extends Shown, O> extends RandomGame<S, E, V, O> {
  readonly seat: Seat;
  readonly prompt: string;
  readonly memories: Memories<S, E, V, O>;
  readonly memory: Json | undefined;
  /** Differs from moment to moment. */
  readonly seed: number;
}

/** Plays random games of this setting, and looks at each of their decisions. */
export function atDecisions<S, E, V extends Shown, O>(
  under: Playable<S, E, V, O>,
  setting: Setting<O>,
  seeds: readonly number[],
  look: (moment: Moment<S, E, V, O>) => void,
): void {
  for (const seed of seeds) {
    const game = randomGame(under, setting, seed);
    const memories = new Memories(game.match, game.seats);
    for (let i = 0; !game.match.outcome; i++) {
      const move = draw(game);
      const { seat, prompt } = move.decision;
      const memory = memories.of(seat);
      try {
        look({ ...game, seat, prompt, memories, memory, seed: seed * 10_000 + i });
      } catch (failure) {
        if (failure instanceof Error) failure.message += `\n\nseed ${seed}, answer ${i}: ${prompt} of seat ${seat}`;
        throw failure;
      }
      memories.hear(make(game.match, move));
    }
  }
}

/** A guess looks to the seat as the truth does. */
export function mustLookAlike<S, E, V extends Shown, O>({ match, seat, memory, seed }: Moment<S, E, V, O>): void {
  const shown = match.view(seat);
  const guess = guessOf(match, seat, memory, seed);
  const { game } = match;
  const open = game.openView(guess);
  const view = { ...open, seats: open.seats.with(seat, game.ownView(guess, seat, open)) };
  if (JSON.stringify(view) !== JSON.stringify(shown)) expect(view).toEqual(shown);
  mustBe(JSON.stringify(view), JSON.stringify(shown));
}

/** In a position that is only guessed the seat is asked the same. `undefined` where none can be supposed. */
export function supposeAlike<S, E, V extends Shown, O>(moment: Moment<S, E, V, O>): AMatch<S, E, V, O> | undefined {
  const { match, seat, memory, seed } = moment;
  const guess = guessOf(match, seat, memory, seed);
  const supposed = match.suppose(seat, guess, chance(seed));
  if (!supposed) return undefined;
  mustEqual(supposed.open(seat)?.decision, match.open(seat)?.decision);
  mustEqual(supposed.state, guess);
  mustEqual(supposed.view(seat), match.view(seat));
  return supposed;
}

/** From there the match can be played to its end. */
export function playOut<S, E, V extends Shown, O>(
  match: AMatch<S, E, V, O>,
  { seed, vary, setting }: Pick<Moment<S, E, V, O>, 'seed' | 'vary' | 'setting'>,
): void {
  const game = { match, random: openRandom(chance(seed + 1)), vary, setting };
  for (let answers = 0; !match.outcome; answers++) {
    if (answers > 3000) throw new Error('the supposed match does not end');
    make(match, draw(game));
  }
}

/** Whatever is hidden, the same view and memory give the same guess: from a guess of it comes what came from the truth. */
export function mustBeFair<S, E, V extends Shown, O>(moment: Moment<S, E, V, O>, other: AMatch<S, E, V, O>): void {
  const { match, seat, memory, seed } = moment;
  const view = clone(match.view(seat));
  const kept = clone(memory);
  const guess = guessOf(match, seat, memory, seed + 7);
  mustEqual(guessOf(other, seat, memory, seed + 7), guess);
  mustEqual(match.view(seat), view);
  mustEqual(memory, kept);
}
