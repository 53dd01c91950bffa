// The clock and the timers that the parts of the server are given, so that tests can give them others.
export interface Timers {
  now(): number;
  /** Calls once, after so many milliseconds; what is returned calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

/** A timer of Node fires at once if it is set for longer than this. */
const LONGEST = 2 ** 31 - 1;

/** How long to wait after so many failures in a row, and one more: twice as long each time. */
export function backOff(failures: number, first: number, longest: number): number {
  return Math.min(first * 2 ** failures, longest);
}

export const realTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, call) {
    // Nothing waits longer than that in one process: a match that sleeps until then is found in the store.
    const timer = setTimeout(call, Math.min(milliseconds, LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
