// The delay before the next try to connect: longer each time, and random, so that clients do not all come at once.
import { LONGEST_TIMER } from './patience.ts';

const SHORTEST = 500;
const LONGEST = 30_000;

export class Backoff {
  #tries = 0;

  /** Milliseconds to wait now, and no less than this. */
  next(atLeast = 0): number {
    const most = Math.min(LONGEST, SHORTEST * 2 ** this.#tries++);
    // After a server has gone, all of its clients come back: they must not come together.
    return Math.min(LONGEST_TIMER, atLeast + most * (0.5 + Math.random() / 2));
  }

  /** Starts over with short delays, after a connection that worked. */
  calm(): void {
    this.#tries = 0;
  }
}
