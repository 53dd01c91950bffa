// The owner of a minion on the board.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Minion } from './state.ts';

/** The seat whose minion this is; `undefined` for a dummy's. */
export function seatOf(minion: Minion): Seat | undefined {
  return minion.startsWith('seat:') ? Number(minion.slice('seat:'.length)) : undefined;
}

export function minionOf(seat: Seat): Minion {
  return `seat:${seat}`;
}
