// The types of the table that rules of Dungeon Lords get: one for queries, and one for rules that run.
import type { Frozen, Seat, Table } from '@undertow/shared/table/game.ts';
import type { DungeonEvent } from './events.ts';
import type { Player, State } from './state.ts';

/** What a rule holds when it only asks. */
export interface Position {
  readonly state: Frozen<State>;
}

/** What a rule holds while it runs. */
export interface DungeonTable extends Position, Omit<Table<State, DungeonEvent>, 'state'> {}

export function player({ state }: Position, seat: Seat): Frozen<Player> {
  const found = state.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The seats clockwise from the holder of the starting-player token (D2). */
export function playerOrder({ state }: Position): readonly Seat[] {
  const seats = state.seats.length;
  return state.seats.map((_, i) => (state.starting + i) % seats);
}

/** How many sit there, and who goes first. */
interface Seating {
  readonly seats: readonly unknown[];
  readonly starting: Seat;
}

/** How far from the starting player a seat is: 0 for that player, and higher for those later in player order. */
export function placeInOrder({ state }: { readonly state: Seating }, seat: Seat): number {
  const seats = state.seats.length;
  return (seat - state.starting + seats) % seats;
}

export const MOST_GOOD = 1;
export const MOST_EVIL = 15;

/** No marker leaves the Evilometer, however far it is moved. */
export function onScale(evil: number): number {
  return Math.min(MOST_EVIL, Math.max(MOST_GOOD, evil));
}

export const LAST_YEAR = 2;
export const LAST_ROUND = 4;
export const LAST_COMBAT_ROUND = 4;
