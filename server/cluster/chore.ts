// Something that has to be done whenever it is asked for: never twice at once, and again until it succeeds.
import { backOff, type Timers } from '../host/timers.ts';

/** How long to wait after a failure: longer each time. */
const TRY_AGAIN = 500;
const LONGEST = 30_000;

export class Chore {
  readonly #deed: () => Promise<void>;
  readonly #timers: Timers;
  readonly #failed: (failure: unknown) => void;
  #running: Promise<void> | undefined;
  /** For those who asked while it was being done: what it has read by then may be too old for them. */
  #next: Promise<void> | undefined;
  #isOver = false;

  constructor(deed: () => Promise<void>, timers: Timers, failed: (failure: unknown) => void) {
    this.#deed = deed;
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
        return await this.#deed();
      } catch (failure) {
        this.#failed(failure);
        await new Promise<void>((resolve) => this.#timers.after(backOff(failures, TRY_AGAIN, LONGEST), resolve));
      }
    }
  }
}
