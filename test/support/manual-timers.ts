// Time that passes when a test says so.
import type { Timers } from '@undertow/server/host/timers.ts';

interface Due {
  readonly at: number;
  readonly call: () => void;
}

export class ManualTimers implements Timers {
  #now = Date.UTC(2030, 0, 1);
  readonly #waiting = new Set<Due>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.#now + milliseconds, call };
    this.#waiting.add(due);
    return () => this.#waiting.delete(due);
  }

  /** Calls whatever comes due, each at its time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }

  #next(end: number): Due | undefined {
    let next: Due | undefined;
    for (const due of this.#waiting) if (due.at <= end && (!next || due.at < next.at)) next = due;
    return next;
  }
}
