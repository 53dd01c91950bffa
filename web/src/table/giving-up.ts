// What a player loses by giving up.
import { isDuel } from '@undertow/client-sdk/duel.ts';
import type { Table } from '@undertow/client-sdk/index.ts';
import { isStaying } from '../match/players.ts';

/**
 * What is lost when a person gives up: the match, as no other player plays it; its decision, as only one other is left; or
 * the seat alone. `null` for a visitor who has nothing to give up.
 */
export function lossOf(table: Table, seat: number | null): 'match' | 'decision' | 'seat' | null {
  const { status, rated, seats } = table;
  if (status !== 'playing' || seat === null || !isStaying(seats[seat] ?? null)) return null;
  const others = seats.filter((taken, at) => at !== seat && isStaying(taken)).length;
  if (others === 0) return 'match';
  return others === 1 && (rated || isDuel(table)) ? 'decision' : 'seat';
}
