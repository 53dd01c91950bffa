// Answers that led back to where they were given: a payment that was called off leaves no trace in the match.
import type { Batch } from './game.ts';

/** The questions that can be returned to, since something was last told. */
export class Detours {
  #left: { readonly decisions: Batch['decisions']; readonly answers: number }[] = [];

  clear(): void {
    if (this.#left.length > 0) this.#left = [];
  }

  /**
   * How many of the answers that were given before this question are worth keeping. Nothing was told on a detour, so
   * nothing has changed; kept answers would only let a seat make its match grow without end.
   */
  visit(batch: Batch, answers: number): number {
    if (!batch.returns) return answers;
    const { decisions } = batch;
    const before = this.#left.find((left) => JSON.stringify(left.decisions) === JSON.stringify(decisions));
    if (before) return before.answers;
    this.#left.push({ decisions, answers });
    return answers;
  }
}
