// The value of a position for each seat: who has won if the game is over, or else what a net says.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Inputs } from './inputs.ts';
import type { Net } from './net.ts';

export class Value {
  readonly #inputs: Inputs<Json>;
  readonly #net: Net;
  #rows = new Float32Array(0);
  #chances = new Float32Array(0);

  constructor(inputs: Inputs<Json>, net: Net) {
    this.#inputs = inputs;
    this.#net = net;
  }

  /** The chance of this seat to win. */
  of({ outcome, state }: Pick<AnyMatch, 'outcome' | 'state'>, seat: Seat, seats: number): number {
    return outcome ? shareOf(outcome, seat) : (this.chances(state, seats)[seat] as number);
  }

  /** The chance of each seat; the next call writes over it. */
  chances(state: Json, seats: number): Float32Array {
    const length = this.#inputs.names.length * seats;
    if (this.#rows.length !== length) {
      this.#rows = new Float32Array(length);
      this.#chances = new Float32Array(seats);
    }
    this.#inputs.write(state, this.#rows);
    this.#net.chances(this.#rows, seats, this.#chances);
    return this.#chances;
  }
}

/** 1 for a seat that has won, a part of it if it shares the first place. */
export function shareOf({ ranking }: Outcome, seat: Seat): number {
  const first = ranking[0] ?? [];
  return first.includes(seat) ? 1 / first.length : 0;
}

/** The share of each seat in the victory. */
export function sharesOf(outcome: Outcome, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat));
}
