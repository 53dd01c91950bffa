// A queue of tasks: each begins when the one before it is done.
export class TaskQueue {
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

/** A queue for each key: what is done under one key does not wait for another. */
export class KeyedTaskQueue {
  readonly #queues = new Map<string, TaskQueue>();

  run<Result>(name: string, task: () => Promise<Result> | Result): Promise<Result> {
    const queue = this.#queues.get(name) ?? new TaskQueue();
    this.#queues.set(name, queue);
    return queue.run(task).finally(() => {
      if (queue.length === 0) this.#queues.delete(name);
    });
  }
}
