// How long each may think, and how long a match waits for those who have fallen silent: as the server has it.
import {
  SUBSTITUTED_AFTER as AFTER,
  TIME_CONTROLS as CONTROLS,
  graceOf as grace,
} from '@undertow/shared/protocol/paces.ts';
import type { Pace, TimeControl } from './protocol.ts';

/** `null`: no clock. */
export const TIME_CONTROLS: Readonly<Record<TimeControl, Pace | null>> = CONTROLS;

/** In milliseconds: for so long a match stands still for players who have all fallen silent. */
export function graceOf(time: TimeControl): number {
  return grace(time);
}

/** In milliseconds: at a table without a clock, others may let a bot play for a player who has been away for so long. */
export const SUBSTITUTED_AFTER: number = AFTER;
