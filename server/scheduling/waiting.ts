// Waits for work, but no longer than a limit.
import type { Timers } from './timers.ts';

/** What comes of the work, or fails with this after so many milliseconds; the work goes on all the same. */
export async function waitAtMost<Result>(
  timers: Timers,
  milliseconds: number,
  work: Promise<Result>,
  tooLate: () => Error,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const callOff = timers.after(milliseconds, () => late.reject(tooLate()));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    callOff();
  }
}
