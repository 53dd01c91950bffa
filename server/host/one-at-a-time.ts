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

/** The same for each of many things: what is done to one need not wait for another. */
export class OneAtATimeEach {
  readonly #lines = new Map<string, OneAtATime>();

  run<Result>(name: string, task: () => Promise<Result> | Result): Promise<Result> {
    const line = this.#lines.get(name) ?? new OneAtATime();
    this.#lines.set(name, line);
    return line.run(task).finally(() => {
      if (line.length === 0) this.#lines.delete(name);
    });
  }
}
