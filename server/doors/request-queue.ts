// The requests of one connection: each begins when the one before it is done. One that waits until a match is woken steps aside
// for those behind it; those about the same table still come after it.
import type { Waits } from '../host/host.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';

export class RequestQueue {
  readonly #queue = new TaskQueue();
  /** The last of those at each table that have stepped aside. */
  readonly #aside = new Map<string, Promise<void>>();
  #length = 0;

  /** How many wait or are under way. */
  get length(): number {
    return this.#length;
  }

  /** Whether there is more to be done than what has stepped aside. */
  get isBusy(): boolean {
    return this.#queue.length > 0;
  }

  /** Done when the request is. It calls what it is given to step aside. */
  async run(table: string | undefined, request: (stepAside: Waits) => Promise<void>): Promise<void> {
    this.#length++;
    try {
      const { done } = await this.#queue.run(() => this.#begin(table, request));
      await done;
    } finally {
      this.#length--;
    }
  }

  /** Done when all requests that came until now are done. */
  async finish(): Promise<void> {
    await this.#queue.run(() => {});
    await Promise.allSettled(this.#aside.values());
  }

  /** Gives what is still to come when the next one may begin. Not the promise itself, which would be waited for. */
  async #begin(
    table: string | undefined,
    request: (stepAside: Waits) => Promise<void>,
  ): Promise<{ readonly done: Promise<void> }> {
    if (table !== undefined) {
      const work = this.#aside.get(table)?.then(() => request(() => {}));
      if (work !== undefined) return { done: this.#putAside(table, work) };
    }
    const steppedAside = Promise.withResolvers<string>();
    const work = request(steppedAside.resolve);
    const at = await Promise.race([work, steppedAside.promise]);
    return { done: at === undefined ? work : this.#putAside(at, work) };
  }

  /** A request that fails keeps none at its table from its turn. */
  #putAside(table: string, work: Promise<void>): Promise<void> {
    const over = work
      .catch(() => {})
      .then(() => {
        if (this.#aside.get(table) === over) this.#aside.delete(table);
      });
    this.#aside.set(table, over);
    return work;
  }
}
