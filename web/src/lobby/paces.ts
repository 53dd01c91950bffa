// How long each may think, in milliseconds: what the server means by its time controls.
import type { TimeControl } from '@undertow/client-sdk/index.ts';

export interface Pace {
  /** For each decision. */
  readonly decision: number;
  /** Beyond that, for the whole match. */
  readonly bank: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const PACES: Readonly<Record<TimeControl, Pace | null>> = {
  fast: { decision: 15 * SECOND, bank: 2 * MINUTE },
  live: { decision: 30 * SECOND, bank: 8 * MINUTE },
  relaxed: { decision: 3 * MINUTE, bank: 45 * MINUTE },
  correspondence: { decision: DAY, bank: 3 * DAY },
  none: null,
};

export const TIME_CONTROLS = Object.keys(PACES) as readonly TimeControl[];
