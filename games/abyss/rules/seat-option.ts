// A seat as an option: `seat:2`, perhaps with more behind it.
import type { Seat } from '@undertow/shared/table/game.ts';

export function seatOption(seat: Seat): string {
  return `seat:${seat}`;
}

export function seatOf(option: string): Seat {
  return Number.parseInt(option.slice('seat:'.length), 10);
}
