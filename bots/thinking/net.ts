// A small neural net that says how likely each seat is to win: one score for each row of inputs, and the chances by
// softmax. The score is a weighted sum of the inputs, and what a layer of hidden units adds to it.
import type { Rows } from './inputs.ts';

export interface Layout {
  readonly inputs: number;
  /** How many of the first inputs are the same in all rows. */
  readonly common: number;
  /** How many hidden units; 0 for a net that is only a weighted sum. */
  readonly hidden: number;
}

export class Net {
  readonly layout: Layout;
  /** For each input, what it adds to the score. */
  readonly straight: Float32Array;
  /** For each input and hidden unit, one input after the other. */
  readonly into: Float32Array;
  /** For each hidden unit, where it begins and what it adds to the score. */
  readonly bias: Float32Array;
  readonly out: Float32Array;
  readonly #shared: Float32Array;
  readonly #units: Float32Array;

  constructor(layout: Layout) {
    const { inputs, hidden } = layout;
    this.layout = layout;
    this.straight = new Float32Array(inputs);
    this.into = new Float32Array(inputs * hidden);
    this.bias = new Float32Array(hidden);
    this.out = new Float32Array(hidden);
    this.#shared = new Float32Array(hidden);
    this.#units = new Float32Array(hidden);
  }

  /** All its numbers, in the order in which they are kept. */
  get weights(): readonly Float32Array[] {
    return [this.straight, this.into, this.bias, this.out];
  }

  /** Writes the chance of each seat, given a row for each. */
  chances(rows: Rows, seats: number, chances: Float32Array): void {
    const { inputs, common, hidden } = this.layout;
    const shared = this.#shared;
    const units = this.#units;
    shared.set(this.bias);
    let straight = 0;
    for (let i = 0; i < common; i++) {
      const x = rows[i] as number;
      if (x === 0) continue;
      straight += x * (this.straight[i] as number);
      this.#add(shared, i, x);
    }
    for (let seat = 0; seat < seats; seat++) {
      units.set(shared);
      let score = straight;
      const row = seat * inputs;
      for (let i = common; i < inputs; i++) {
        const x = rows[row + i] as number;
        // Most inputs are 0 most of the time.
        if (x === 0) continue;
        score += x * (this.straight[i] as number);
        this.#add(units, i, x);
      }
      for (let unit = 0; unit < hidden; unit++) {
        const sum = units[unit] as number;
        if (sum > 0) score += sum * (this.out[unit] as number);
      }
      chances[seat] = score;
    }
    softmax(chances, seats);
  }

  #add(units: Float32Array, input: number, x: number): void {
    const { hidden } = this.layout;
    const from = input * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      units[unit] = (units[unit] as number) + x * (this.into[from + unit] as number);
    }
  }
}

/** Makes chances of the first so many scores, in their place. */
export function softmax(scores: Float32Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i] as number);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const power = Math.exp((scores[i] as number) - most);
    scores[i] = power;
    sum += power;
  }
  for (let i = 0; i < count; i++) scores[i] = (scores[i] as number) / sum;
}
