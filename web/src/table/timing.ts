// How much of their time a person has: first what the decision gives, then what the bank has left.
import type { SeatClock } from '@undertow/client-sdk/index.ts';

export interface Timing {
  /** Milliseconds that the decision still gives; 0 when the bank runs, `null` while nothing is asked. */
  readonly decision: number | null;
  readonly bank: number;
  readonly isLow: boolean;
}

const LOW = 15_000;

/** `null` where there are no clocks. */
export function timingOf(clock: SeatClock | undefined, now: number): Timing | null {
  if (!clock) return null;
  const { until, bank } = clock;
  if (until === null) return { decision: null, bank, isLow: false };
  const left = Math.max(0, until - now);
  return { decision: Math.max(0, left - bank), bank: Math.min(bank, left), isLow: left < LOW };
}
