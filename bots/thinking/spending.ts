// Measures how much of a budget is spent.
import { clocks } from './clock.ts';
import type { Budget } from './thinker.ts';

export class Spending {
  readonly #ms: number;
  readonly #iterations: number;
  readonly #now: () => number;
  readonly #began: number;
  #done = 0;

  constructor({ ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY, clock = 'wall' }: Budget) {
    if (ms === iterations) throw new Error('a budget has an end');
    this.#ms = ms;
    this.#iterations = iterations;
    this.#now = clocks[clock];
    this.#began = this.#now();
  }

  iterate(): void {
    this.#done++;
  }

  /** The share that is spent: 0 at first, 1 or more when nothing is left. */
  get share(): number {
    const byTime = this.#ms === Number.POSITIVE_INFINITY ? 0 : (this.#now() - this.#began) / this.#ms;
    return Math.max(byTime, this.#done / this.#iterations);
  }

  /** Whether there is no room for one more: it is expected to take as long as those before it. */
  get isOver(): boolean {
    if (this.#done === 0 || this.#ms === Number.POSITIVE_INFINITY) return this.share >= 1;
    return this.share * (1 + 1 / this.#done) > 1;
  }
}
