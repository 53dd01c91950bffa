// Repeats a request for which the server had no time, when the server says to.
import { Refused } from './errors.ts';

/** How long a request is repeated in all. */
const PATIENCE = 120_000;

/** The shortest pause before a request is repeated. */
const SHORTEST = 500;

/** The longest time for a timer: with more it goes off at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** How the waiting can be called off. */
export interface Wait {
  readonly signal?: AbortSignal | undefined;
}

/** Fails with the last refusal when the server still has no time after two minutes, and with the reason of whatever calls it off. */
export async function patiently<Reply>(
  ask: () => Promise<Reply>,
  ...callOffs: readonly (AbortSignal | undefined)[]
): Promise<Reply> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await unless(callOffs, ask);
    } catch (error) {
      const after = error instanceof Refused ? error.retryAfter : undefined;
      if (after === undefined || Date.now() + after > deadline) throw error;
      await pause(after, ...callOffs);
    }
  }
}

export function pause(milliseconds: number, ...callOffs: readonly (AbortSignal | undefined)[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(LONGEST_TIMER, Math.max(SHORTEST, milliseconds)));
  });
  return unless(callOffs, () => over).finally(() => clearTimeout(timer));
}

export function later(milliseconds: number, work: () => Promise<void>, callOff: AbortSignal): void {
  pause(milliseconds, callOff).then(work, () => {});
}

/** Does the work, but stops waiting for it as soon as one of the signals is given. */
function unless<Result>(signals: readonly (AbortSignal | undefined)[], work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const callOffs = signals.map((signal) => {
      const callOff = () => reject(signal?.reason);
      if (signal?.aborted) callOff();
      signal?.addEventListener('abort', callOff);
      return () => signal?.removeEventListener('abort', callOff);
    });
    const isOff = signals.some((signal) => signal?.aborted);
    const done = isOff ? Promise.resolve() : work().then(resolve, reject);
    void done.finally(() => {
      for (const callOff of callOffs) callOff();
    });
  });
}
