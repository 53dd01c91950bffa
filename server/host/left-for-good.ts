// Finds out whether one player of a duel has left for good: then no bot plays on, for the other has won.
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Play } from './play.ts';

interface LeftDuel {
  readonly by: Seat;
  /** When the other has won, if the player is not back by then. */
  readonly won: number;
}

/**
 * Whose clock has run out while they were away, or twice in a row; `undefined` as long as the other player is not there
 * either. After a failure that cut both off, it is chance who of them is back first: so the other must have been there
 * for as long as one may be away. Without a clock players come back when they like.
 */
export function leftForGood({ record, players }: Pick<Play, 'record' | 'players'>): LeftDuel | undefined {
  const { isDuel, time } = record.settings;
  const times = TIME_CONTROLS[time];
  if (!isDuel || !times) return undefined;
  const { seats, clocks } = players;
  for (const { seat, isAutomatic } of seats) {
    const other = players.of(1 - seat);
    if (!isAutomatic || other.strikes > 0 || clocks.isMissing(other.seat)) continue;
    const { backSince } = other;
    // Who plays over days need not be connected: then the other has the time of one more decision.
    if (times.away === 0) return { by: seat, won: backSince + times.decision };
    return { by: seat, won: Math.max(clocks.hereSince(other.seat) ?? backSince, backSince) + times.away };
  }
  return undefined;
}
