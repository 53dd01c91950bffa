// A timer that calls a function later: its type, for which tests have their own, and the real one.

/** Calls at a later time, unless it is stopped before. */
export type After = (milliseconds: number, call: () => void) => () => void;

export function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
