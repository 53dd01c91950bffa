// A duel that one of the two has left for good: it is not played on by a bot, for the other has won.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Play } from './play.ts';

/**
 * Whose clock has run out while they were away, or twice in a row; `undefined` as long as the other player is not there
 * either. Without a clock players come back when they like.
 */
export function leftForGood({ record, players }: Pick<Play, 'record' | 'players'>): Seat | undefined {
  const { isDuel, time } = record.settings;
  if (!isDuel || time === 'none') return undefined;
  const { seats, clocks } = players;
  return seats.find(({ isAutomatic, seat }) => {
    const other = players.of(1 - seat);
    return isAutomatic && other.strikes === 0 && !clocks.isMissing(other.seat);
  })?.seat;
}
