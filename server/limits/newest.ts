// The newest of many things, each by its key: of more than so many, the oldest are not remembered.

/**
 * They lie in two maps. When the younger one is full it becomes the older one, and what was in that is dropped. A single
 * map would keep a hole for each oldest thing that is deleted from it, and pass all the holes to find the next: with a
 * hundred thousand things, that takes longer than everything else that is done with them.
 */
export class Newest<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** Never holds more than `most`, and always the last half as many. */
  constructor(most: number) {
    this.#half = Math.max(1, Math.floor(most / 2));
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** It is the newest now, even if it was there before. */
  set(key: string, value: Value): void {
    if (this.#young.size >= this.#half && !this.#young.has(key)) this.age();
    this.#old.delete(key);
    this.#young.set(key, value);
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  /** Forgets what has not been set since the last time that this happened. */
  age(): void {
    this.#old = this.#young;
    this.#young = new Map();
  }

  keys(): string[] {
    return [...this.#old.keys(), ...this.#young.keys()];
  }

  entries(): [key: string, value: Value][] {
    return [...this.#old, ...this.#young];
  }
}
