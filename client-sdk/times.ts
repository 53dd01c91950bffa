// The time controls of the server, and how long a match waits for players who have all fallen silent.
import {
  SUBSTITUTED_AFTER as AFTER,
  TIME_CONTROLS as CONTROLS,
  graceOf as grace,
} from '@undertow/shared/protocol/time-controls.ts';
import type { ThinkingTimes, TimeControl } from './protocol.ts';

/** How long players may think, by time control; `null`: no clock. */
export const TIME_CONTROLS: Readonly<Record<TimeControl, ThinkingTimes | null>> = CONTROLS;

/** How many milliseconds a match waits for players who have all fallen silent. */
export function graceOf(time: TimeControl): number {
  return grace(time);
}

/** After how many milliseconds others may let a bot play for a player who is away, at a table without a clock. */
export const SUBSTITUTED_AFTER: number = AFTER;
