// A task that may be asked for at any time: it never runs twice at once, and is tried again until it succeeds.
import { backOff, type Timers } from './timers.ts';

/** How long to wait after a failure: longer each time. */
const TRY_AGAIN = 500;
const LONGEST = 30_000;

export class RepeatedTask {
  readonly #task: () => Promise<void>;
  readonly #timers: Timers;
  readonly #failed: (failure: unknown) => void;
  #running: Promise<void> | undefined;
  /** For calls that came while it was running: what it has read by then may be too old for them. */
  #next: Promise<void> | undefined;
  #isOver = false;

  constructor(task: () => Promise<void>, timers: Timers, failed: (failure: unknown) => void) {
    this.#task = task;
    this.#timers = timers;
    this.#failed = failed;
  }

  /** Done when it was done from its beginning to its end after this was called, or never will be. */
  run(): Promise<void> {
    if (!this.#running && !this.#next) return this.#begin();
    this.#next ??= Promise.resolve(this.#running).then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  stop(): void {
    this.#isOver = true;
  }

  #begin(): Promise<void> {
    const running = this.#untilDone().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #untilDone(): Promise<void> {
    for (let failures = 0; !this.#isOver; failures++) {
      try {
        return await this.#task();
      } catch (failure) {
        this.#failed(failure);
        await new Promise<void>((resolve) => this.#timers.after(backOff(failures, TRY_AGAIN, LONGEST), resolve));
      }
    }
  }
}
