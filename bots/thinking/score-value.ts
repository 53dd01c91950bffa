// The value of a position by the scores of the seats, for a game in which no value was taught. Scores say little of what is to
// come, so a trial is played on for a while before they are read.
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { scoresOf } from '@undertow/shared/table/score.ts';
import { softmax } from './net.ts';
import type { Spread } from './spread.ts';
import { shareOf, type Value } from './value.ts';

/** How much of the value of a match that is over is who has won; the rest is by how much. */
const VICTORY = 0.5;
/** A trial goes on for so many answers of each seat. */
const ANSWERS_OF_EACH = 30;
/** And for so many in all where there is no score before the end. */
const MOST_ANSWERS = 2000;

export class ScoreValue implements Value {
  readonly #game: Pick<AnyGame, 'openView' | 'ownView'>;
  readonly #spreadOf: (seats: number) => Spread;

  constructor(game: Pick<AnyGame, 'openView' | 'ownView'>, spreadOf: (seats: number) => Spread) {
    this.#game = game;
    this.#spreadOf = spreadOf;
  }

  horizon(seats: number): number {
    return this.#spreadOf(seats).isShown ? ANSWERS_OF_EACH * seats : MOST_ANSWERS;
  }

  of({ outcome, state }: Pick<AnyMatch, 'outcome' | 'state'>, seat: Seat, seats: number): number {
    const scores = scoresOf(this.#game, state);
    if (outcome && !scores) return shareOf(outcome, seat);
    const chance = this.#chancesBy(scores, seats)[seat] as number;
    return outcome ? VICTORY * shareOf(outcome, seat) + (1 - VICTORY) * chance : chance;
  }

  chances(state: Json, seats: number): Float32Array {
    return this.#chancesBy(scoresOf(this.#game, state), seats);
  }

  /** All are the same where there is no score. */
  #chancesBy(scores: readonly number[] = [], seats: number): Float32Array {
    const chances = new Float32Array(seats);
    for (const [seat, score] of scores.entries()) chances[seat] = score / this.#spreadOf(seats).points;
    softmax(chances, seats);
    return chances;
  }
}
