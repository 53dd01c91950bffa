// How many each of many has at once: sockets of an address, or of a person.

export class HeadCounts {
  /** More than this is too many. */
  readonly most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** One more; false if that is one too many. What was too many is counted as well until it is taken off. */
  add(key: string): boolean {
    const count = this.of(key) + 1;
    this.#counts.set(key, count);
    return count <= this.most;
  }

  takeOff(key: string): void {
    const count = this.of(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
