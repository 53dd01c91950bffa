// When rules are taken to loop for ever: the one rule by which a check and the author's window end a thread.
import type { Worker } from 'node:worker_threads';

/** So many seconds of computing may pass between two signs of life, unless an author says otherwise. */
export const PATIENCE = 10;

/** How often one looks at a thread, in milliseconds. */
export const LOOK_EVERY = 100;

/** While it waits for something, a thread computes nothing: then it is waited for so many times as long. */
const WAITING = 12;
/** Milliseconds in which a thread that computes answers what only it can. */
const ANSWER = 1000;
const BUSY = 3;

/** What time has passed, and what of it a thread has had. */
export interface ThreadClock {
  /** In milliseconds. */
  now(): number;
  /** In seconds. */
  computed(worker: Worker): Promise<number>;
}

const REAL: ThreadClock = {
  now: () => Date.now(),
  async computed(worker) {
    try {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1e6;
    } catch {
      // It has ended.
      return 0;
    }
  },
};

export class Patience {
  readonly #worker: Worker;
  readonly #signs: () => number;
  readonly #clock: ThreadClock;
  #seen = -1;
  #since: { readonly computed: number; readonly at: number };

  /** `signs` counts the signs of life that the thread has given. */
  constructor(worker: Worker, signs: () => number, clock = REAL) {
    this.#worker = worker;
    this.#signs = signs;
    this.#clock = clock;
    this.#since = { computed: 0, at: clock.now() };
  }

  /** Whether the thread has moved on since the last look, stands still, or has done so for longer than so many seconds. */
  async look(seconds: number): Promise<'moves' | 'stands' | 'late'> {
    const { computed: before, at } = this.#since;
    const waited = () => (this.#clock.now() - at) / 1000;
    // Some loops give no answer, not even to this. On a busy machine a thread has but a part of the time.
    const computed = await Promise.race([this.#clock.computed(this.#worker), after(ANSWER, before + waited() / BUSY)]);
    const signs = this.#signs();
    if (signs !== this.#seen) {
      this.#seen = signs;
      this.#since = { computed, at: this.#clock.now() };
      return 'moves';
    }
    return computed - before > seconds || waited() > WAITING * seconds ? 'late' : 'stands';
  }
}

export function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}
