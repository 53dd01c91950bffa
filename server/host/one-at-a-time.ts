// Tasks that must not run into each other: each begins when the one before it is done.

export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many tasks are waiting or running. */
  get length(): number {
    return this.#waiting;
  }

  run<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.#waiting++;
    const result = this.#last.then(task);
    this.#last = result.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return result;
  }
}
