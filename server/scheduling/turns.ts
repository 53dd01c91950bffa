// Work that many clients ask for at once, done a little in each turn of the event loop: so that of others comes in between.

const AT_A_TIME = 2;

export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** Does this when its turn has come. */
  run(work: () => void): void {
    this.#waiting.push(work);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#doSome());
  }

  #doSome(): void {
    try {
      for (let done = 0; done < AT_A_TIME; done++) this.#waiting.shift()?.();
    } finally {
      // Work that fails keeps no other from its turn.
      this.#isScheduled = false;
      this.#schedule();
    }
  }
}
