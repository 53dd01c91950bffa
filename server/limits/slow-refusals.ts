// Delays the refusals of an address that goes on asking, and gives few of them at a time, so that they cost little.
import type { Duplex } from 'node:stream';
import type { Timers } from '../scheduling/timers.ts';
import { type Allowance, TokenBuckets } from './token-buckets.ts';

/** The refusals of an address that are given at once. */
const PROMPT: Allowance = { burst: 40, every: 200 };

/** The delay of the others, in milliseconds. */
const LATE = 1000;

/** How many may wait at a time; further connections are closed without an answer. */
const MOST_LATE = 40;

export class SlowRefusals {
  readonly #timers: Timers;
  readonly #prompt: TokenBuckets;
  readonly #late = new Map<string, number>();

  constructor(timers: Timers) {
    this.#timers = timers;
    this.#prompt = new TokenBuckets(PROMPT, () => timers.now());
  }

  /** The address was refused something, and was told so. */
  count(place: string): void {
    this.#prompt.allow(place);
  }

  /** The address was refused so much lately that what it asks for is not worth a look. */
  isFlooding(place: string): boolean {
    return this.#prompt.wait(place) !== undefined;
  }

  /** No more connections of the address are worth a look. */
  isFull(place: string): boolean {
    return this.#lateOf(place) >= MOST_LATE;
  }

  /** Refuses what came over this connection by the answer given, at once or late. */
  refuse(place: string, wire: Duplex, answer: () => void): void {
    if (this.#prompt.allow(place) === undefined) answer();
    else if (this.isFull(place)) wire.destroy();
    else this.#refuseLate(place, wire, answer);
  }

  #refuseLate(place: string, wire: Duplex, answer: () => void): void {
    // What the client sends meanwhile is not read.
    wire.pause();
    this.#late.set(place, this.#lateOf(place) + 1);
    const callOff = this.#timers.after(LATE, answer);
    wire.once('close', () => {
      callOff();
      const others = this.#lateOf(place) - 1;
      if (others > 0) this.#late.set(place, others);
      else this.#late.delete(place);
    });
  }

  #lateOf(place: string): number {
    return this.#late.get(place) ?? 0;
  }
}
