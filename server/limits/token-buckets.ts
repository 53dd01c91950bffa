// Token buckets, one for each key: they limit how often something may be done, and fill again as time goes by.
import { BoundedMap } from './bounded-map.ts';

export interface Allowance {
  /** How many tokens a full bucket has. */
  readonly burst: number;
  /** How many milliseconds it takes until there is one more. */
  readonly every: number;
}

/** How many keys are remembered: those that were heard of last. */
const KEYS_KEPT = 20_000;

export class TokenBuckets {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  /** When each bucket will be full again. One that is full is as good as none. */
  readonly #fullAt: BoundedMap<number>;
  #taken: (key: string, cost: number) => void = () => {};

  constructor(allowance: Allowance, now: () => number, keysKept = KEYS_KEPT) {
    this.#allowance = allowance;
    this.#now = now;
    this.#fullAt = new BoundedMap(keysKept);
  }

  /** Takes a token and says nothing; or takes none and says after how many milliseconds there will be one. */
  allow(key: string, cost = 1): number | undefined {
    const wait = this.wait(key, cost);
    if (wait !== undefined) return wait;
    this.take(key, cost);
    this.#taken(key, cost);
    return undefined;
  }

  /** Takes what another process has given already: it cannot be refused any more. */
  take(key: string, cost: number): void {
    this.#fillAfter(key, this.#missing(key) + cost * this.#allowance.every);
  }

  /** To be told of what is taken by `allow`. */
  onTaken(taken: (key: string, cost: number) => void): void {
    this.#taken = taken;
  }

  /** How long each takes until it is full, of those that are not. */
  filling(): [key: string, milliseconds: number][] {
    return this.#fullAt.keys().flatMap((key) => {
      const missing = this.#missing(key);
      return missing > 0 ? [[key, missing]] : [];
    });
  }

  /** This one takes no less time until it is full. */
  fillNoSooner(key: string, milliseconds: number): void {
    if (milliseconds > this.#missing(key)) this.#fillAfter(key, milliseconds);
  }

  /** What `allow` would say, without taking anything. */
  wait(key: string, cost = 1): number | undefined {
    const { burst, every } = this.#allowance;
    const wait = this.#missing(key) + (cost - burst) * every;
    return wait > 0 ? Math.ceil(wait) : undefined;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** How long it takes until the bucket is full. A clock that was set back makes that no longer than from empty. */
  #missing(key: string): number {
    const { burst, every } = this.#allowance;
    const missing = (this.#fullAt.get(key) ?? 0) - this.#now();
    return Math.min(Math.max(0, missing), burst * every);
  }

  #fillAfter(key: string, milliseconds: number): void {
    this.#fullAt.set(key, this.#now() + milliseconds);
  }
}
