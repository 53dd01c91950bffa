// The time controls: how long each player may think. What happens then, `server/host/substitute.ts` says.

/** All in milliseconds: for each decision; beyond that, for the whole match; and for being disconnected. */
export interface ThinkingTimes {
  readonly decision: number;
  readonly bank: number;
  /** A bot plays the seat only when this is over, too. 0: a player who is away is never replaced. */
  readonly away: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** `null`: no clock. */
export const TIME_CONTROLS = {
  fast: { decision: 15 * SECOND, bank: 2 * MINUTE, away: MINUTE },
  live: { decision: 30 * SECOND, bank: 8 * MINUTE, away: 3 * MINUTE },
  relaxed: { decision: 3 * MINUTE, bank: 45 * MINUTE, away: 15 * MINUTE },
  correspondence: { decision: DAY, bank: 3 * DAY, away: 0 },
  none: null,
} as const satisfies Readonly<Record<string, ThinkingTimes | null>>;

/** At a table without a clock, others may let a bot play for a player who has been away for so long. */
export const SUBSTITUTED_AFTER = MINUTE;

/** For so long a match stands still for players who have all fallen silent: for no less than one may think. */
export function graceOf(time: keyof typeof TIME_CONTROLS): number {
  return Math.max(10 * MINUTE, TIME_CONTROLS[time]?.decision ?? 0);
}
