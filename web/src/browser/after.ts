// A timer that calls a function later: the real one, or that of a test.

/** Calls at a later time, unless it is stopped before. */
export type After = (milliseconds: number, call: () => void) => () => void;

export function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
