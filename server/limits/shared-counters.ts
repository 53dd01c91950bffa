// Counters shared by all processes, each with a limit: of the open sockets of an address, or of a person.
import type { Ledger } from '../cluster/ledger.ts';

export class SharedCounters {
  /** More than this is too many. */
  readonly most: number;
  readonly #here = new Map<string, number>();
  /** What is counted in each process. */
  readonly #ledger: Ledger<number> | undefined;

  constructor(most: number, ledger?: Ledger<number>) {
    this.most = most;
    this.#ledger = ledger;
  }

  of(key: string): number {
    const elsewhere = this.#ledger?.elsewhere(key) ?? [];
    return elsewhere.reduce((sum, count) => sum + count, this.#here.get(key) ?? 0);
  }

  /** One more; false if that is one too many. What was too many is counted as well until it is taken off. */
  add(key: string): boolean {
    this.#put(key, (this.#here.get(key) ?? 0) + 1);
    return this.of(key) <= this.most;
  }

  takeOff(key: string): void {
    this.#put(key, (this.#here.get(key) ?? 0) - 1);
  }

  #put(key: string, count: number): void {
    if (count > 0) this.#here.set(key, count);
    else this.#here.delete(key);
    this.#ledger?.put(key, count > 0 ? count : undefined);
  }
}
