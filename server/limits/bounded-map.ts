// A map that keeps its newest entries and forgets those before them.

/** How long a thing is remembered, unless too many come after it. */
export interface Lifetime {
  readonly milliseconds: number;
  now(): number;
}

/**
 * They lie in two maps. When the younger one is full it becomes the older one, and what was in that is dropped. A single
 * map would keep a hole for each oldest thing that is deleted from it, and pass all the holes to find the next: with a
 * hundred thousand things, that takes longer than everything else that is done with them.
 */
export class BoundedMap<Value extends {}> {
  readonly #many: number;
  readonly #lasting: Lifetime | undefined;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #youngSince: number;

  /**
   * The last so many are remembered, of those that last so long if they do not last for ever. More than twice as many are
   * never in memory.
   */
  constructor(many: number, lasting?: Lifetime) {
    this.#many = many;
    this.#lasting = lasting;
    this.#youngSince = lasting?.now() ?? 0;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** It is the newest now, even if it was there before. */
  set(key: string, value: Value): void {
    if (this.#isFull || this.#isPast) this.#age();
    this.#old.delete(key);
    this.#young.set(key, value);
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  deleteWhere(isToGo: (value: Value) => boolean): void {
    for (const things of [this.#old, this.#young]) {
      for (const [key, value] of things) if (isToGo(value)) things.delete(key);
    }
  }

  keys(): string[] {
    return [...this.#old.keys(), ...this.#young.keys()];
  }

  get #isFull(): boolean {
    return this.#young.size >= this.#many;
  }

  /** All of the older ones have lasted. */
  get #isPast(): boolean {
    return this.#lasting !== undefined && this.#lasting.now() - this.#youngSince >= this.#lasting.milliseconds;
  }

  #age(): void {
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngSince = this.#lasting?.now() ?? 0;
  }
}
