// How long to wait before trying again: longer each time, and never all clients at once.
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

  /** It went well: the next wait is a short one. */
  calm(): void {
    this.#tries = 0;
  }
}
