// The value of a position for each seat: who has won if the game is over, or else what a net says that was taught.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Inputs } from './inputs.ts';
import type { Net } from './net.ts';

export interface Value {
  /** How many answers a trial goes on before it is judged, among so many seats; else it ends at a rest point. */
  horizon?(seats: number): number;
  /** The chance of this seat to win. */
  of(position: Pick<AnyMatch, 'outcome' | 'state'>, seat: Seat, seats: number): number;
  /** The chance of each seat while the game goes on; the next call may write over it. */
  chances(state: Json, seats: number): ArrayLike<number>;
}

export class LearnedValue implements Value {
  readonly #inputs: Inputs<Json>;
  readonly #net: Net;
  #rows = new Float32Array(0);
  #chances = new Float32Array(0);

  constructor(inputs: Inputs<Json>, net: Net) {
    this.#inputs = inputs;
    this.#net = net;
  }

  of({ outcome, state }: Pick<AnyMatch, 'outcome' | 'state'>, seat: Seat, seats: number): number {
    return outcome ? shareOf(outcome, seat) : (this.chances(state, seats)[seat] as number);
  }

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
