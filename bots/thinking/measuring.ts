// Writes the inputs of a position as bytes, one after the other.
import type { Rows } from './inputs.ts';

export type Input<From> = readonly [name: string, measure: (from: From) => number];

/** What is common to all seats: measured once, and written for each of them. */
export function commonTo<From>(list: readonly Input<From>[], of: From): readonly number[] {
  return list.map(([, measure]) => inByte(measure(of)));
}

/** Measures all of them into the rows from there on; gives the place behind the last. */
export function measured<From>(list: readonly Input<From>[], of: From, rows: Rows, from: number): number {
  let at = from;
  for (const [, measure] of list) rows[at++] = inByte(measure(of));
  return at;
}

/** What is known of a seat, and of those that it is compared with. */
export interface Compared<Facts> {
  readonly own: Facts;
  readonly others: readonly Facts[];
}

/** The lead of the seat over the best of the others, below 0 if it is behind. */
export function leadIn<Facts>({ own, others }: Compared<Facts>, measure: (facts: Facts) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const other of others) most = Math.max(most, measure(other));
  return measure(own) - most;
}

/** Not -0, which is no other byte. */
function inByte(number: number): number {
  return Math.min(127, Math.max(-128, Math.round(number))) || 0;
}
