// Work that many clients ask for at once, done a little in each turn of the event loop: so that of others comes in between.

const AT_A_TIME = 2;

export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Does this when its turn has come. */
  run(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const begun = this.#waiting.splice(0, AT_A_TIME);
    if (this.#waiting.length > 0) setImmediate(this.#next);
    for (const work of begun) work();
  };
}
