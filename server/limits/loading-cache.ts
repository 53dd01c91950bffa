// A cache of what is expensive to make: it is made once for all callers that ask at the same time, and kept for later
// ones.
import { ByteCache } from './byte-cache.ts';

export class LoadingCache<Value extends {}> {
  readonly #bytesOf: (value: Value) => number;
  readonly #made: ByteCache<Value>;
  readonly #underWay = new Map<string, Promise<Value | undefined>>();

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#bytesOf = bytesOf;
    this.#made = new ByteCache(mostBytes);
  }

  /** It is at hand, or will be without anything more to do. */
  has(key: string): boolean {
    return this.#made.has(key) || this.#underWay.has(key);
  }

  /** What is not there is made; `undefined`, or a failure, is forgotten at once, for it may be another thing the next time. */
  async get<Made extends Value | undefined>(key: string, make: () => Promise<Made>): Promise<Made | Value> {
    return this.#made.get(key) ?? (this.#underWay.get(key) as Promise<Made> | undefined) ?? this.#make(key, make);
  }

  async #make<Made extends Value | undefined>(key: string, make: () => Promise<Made>): Promise<Made> {
    const making = make();
    this.#underWay.set(key, making);
    try {
      const made = await making;
      if (made !== undefined) this.#made.set(key, made, this.#bytesOf(made));
      return made;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
