// How much time a player has left: first what the decision gives, then the bank.
import type { SeatClock } from '@undertow/client-sdk/index.ts';

export interface Timing {
  /** Milliseconds that the decision still gives; 0 when the bank runs, `null` while nothing is asked. */
  readonly decision: number | null;
  readonly bank: number;
  readonly isLow: boolean;
}

const LOW = 15_000;
/** Who has longer than this loses nothing while they see what happens. */
const PRESSING = 60 * 60_000;

/** Whether the time of this seat runs, and is so short that nothing may take of it. */
export function isPressing(clock: SeatClock | undefined, now: number): boolean {
  return clock?.until != null && clock.until - now < PRESSING;
}

/** `null` where there are no clocks. */
export function timingOf(clock: SeatClock | undefined, now: number): Timing | null {
  if (!clock) return null;
  const { until, bank } = clock;
  if (until === null) return { decision: null, bank, isLow: false };
  const left = Math.max(0, until - now);
  return { decision: Math.max(0, left - bank), bank: Math.min(bank, left), isLow: left < LOW };
}
