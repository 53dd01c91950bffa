// Queries about a table: the options that were chosen for it, and who sits there.
import type { Json, Table } from '@undertow/client-sdk/index.ts';

/** A value that was chosen for a table, and by which choice. */
export interface Chosen {
  readonly choice: string;
  readonly value: Json;
}

/** What a table is played with, those of a list one by one. */
export function chosenIn({ options }: Pick<Table, 'options'>): readonly Chosen[] {
  if (typeof options !== 'object' || options === null) return [];
  return Object.entries(options).flatMap(([choice, value]) => [value].flat().map((value) => ({ choice, value })));
}

/** Whether the viewer has a seat to come back to. */
export function sitsAt({ seats }: Pick<Table, 'seats'>, person: string): boolean {
  return seats.some((seat) => seat?.person.id === person && !seat.resigned);
}

/** Also of one who has given the seat up. */
export function seatOf({ seats }: Pick<Table, 'seats'>, person: string): number {
  return seats.findIndex((seat) => seat?.person.id === person);
}

export function freeSeats({ seats }: Pick<Table, 'seats'>): number {
  return seats.filter((seat) => seat === null).length;
}

export function peopleThere({ seats }: Pick<Table, 'seats'>): string[] {
  return seats.flatMap((seat) => (seat?.connected && !seat.automatic && !seat.person.bot ? seat.person.id : []));
}
