// Gathers calls into batches: those that come while a batch is under way go together in the next one.

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Takes a batch, and gives what came of each of its items. If it fails, it has failed for all of them. */
export type Send<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

export class Batches<Item, Result> {
  readonly #send: Send<Item, Result>;
  readonly #gathering: number;
  #waiting: Waiting<Item, Result>[] = [];
  #sent = 0;
  #sentAt = 0;
  #working: Promise<void> | undefined;

  /**
   * Under load, batches go no more often than once in so many milliseconds: each costs more than what it carries. A call
   * that comes alone does not wait.
   */
  constructor(send: Send<Item, Result>, gathering = 0) {
    this.#send = send;
    this.#gathering = gathering;
  }

  /** How many have no answer yet. */
  get load(): number {
    return this.#waiting.length + (this.#working === undefined ? 0 : this.#sent);
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  /** Done when all that was added has its answer. */
  async idle(): Promise<void> {
    while (this.#working !== undefined) await this.#working;
  }

  async #work(): Promise<void> {
    do {
      // Several in one batch had not waited for each other: more of their kind will come.
      await later(this.#sent > 1 ? this.#sentAt + this.#gathering - performance.now() : 0);
      const batch = this.#waiting;
      this.#waiting = [];
      this.#sent = batch.length;
      this.#sentAt = performance.now();
      await this.#settle(batch);
    } while (this.#waiting.length > 0);
    this.#working = undefined;
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#send(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, i) => {
        const result = results[i];
        if (result instanceof Error) reject(result);
        else resolve(result as Result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }
}

/** Waits at least until the callers that run in this turn of the event loop have added their items. */
function later(pause: number): Promise<void> {
  return new Promise((resolve) => {
    if (pause > 0) setTimeout(resolve, pause);
    else setImmediate(resolve);
  });
}
