// Checks whether the store answers and can write, at most once a second, however many ask.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Timers } from '../scheduling/timers.ts';
import { probe } from '../store/probe.ts';
import type { Sql } from '../store/sql.ts';

const EVERY = 1000;
/** A store that takes longer is as good as none. */
const PATIENCE = 2000;

export class Readiness {
  readonly #sql: Sql;
  readonly #timers: Timers;
  #probedAt = Number.NEGATIVE_INFINITY;
  #isProbing = false;
  #result: Promise<void> = Promise.resolve();

  constructor(sql: Sql, timers: Timers) {
    this.#sql = sql;
    this.#timers = timers;
  }

  /** Fails if the store does not answer, or cannot write. Requests within one second share the result. */
  check(): Promise<void> {
    const now = this.#timers.now();
    // A store that does not answer is not asked more and more.
    if (!this.#isProbing && Math.abs(now - this.#probedAt) >= EVERY) {
      this.#probedAt = now;
      this.#result = this.#probe();
    }
    return this.#result;
  }

  async #probe(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const silence = new Refusal('unavailable', 'The store does not answer.', { retryAfter: 1000 });
    const callOff = this.#timers.after(PATIENCE, () => late.reject(silence));
    this.#isProbing = true;
    const probing = probe(this.#sql).finally(() => {
      this.#isProbing = false;
    });
    try {
      await Promise.race([probing, late.promise]);
    } finally {
      callOff();
    }
  }
}
