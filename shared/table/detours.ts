// Removes detours, answers that led back to where they were given: a payment that was called off leaves no trace in the
// match.
import type { Batch } from './game.ts';

/** A question that can be returned to, and the one before it. */
interface Left {
  readonly decisions: Batch['decisions'];
  readonly answers: number;
  readonly before: Left | undefined;
}

/** The questions that can be returned to, since something was last told. */
export class Detours {
  #last: Left | undefined;

  clear(): void {
    this.#last = undefined;
  }

  /**
   * How many of the answers that were given before this question are worth keeping. Nothing was told on a detour, so
   * nothing has changed; kept answers would only let a seat make its match grow without end.
   */
  visit(batch: Batch, answers: number): number {
    if (!batch.returns) return answers;
    const { decisions } = batch;
    for (let left = this.#last; left; left = left.before) {
      if (JSON.stringify(left.decisions) === JSON.stringify(decisions)) return left.answers;
    }
    this.#last = { decisions, answers, before: this.#last };
    return answers;
  }
}
