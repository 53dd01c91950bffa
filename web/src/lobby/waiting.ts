// Counts the people who wait for a match that a quick match would find.
import { isPlayedWith, type Json, type QuickWish, type Table } from '@undertow/client-sdk/index.ts';
import { freeSeats, peopleThere, sitsAt } from '../match/at-table.ts';

/** With all that is to be chosen. */
export interface Wish extends QuickWish {
  readonly options: Readonly<Record<string, Json>>;
}

/** How many people wait at tables that a quick match may find: the server does not seat at others. */
export function waitingFor(wish: Wish, tables: readonly Table[], person: string | undefined): number {
  const people = tables
    .filter((table) => fits(table, wish) && !(person !== undefined && sitsAt(table, person)))
    .flatMap(peopleThere);
  return new Set(people).size;
}

function fits(table: Table, { game, options, time = 'live', rated = false, seats }: Wish): boolean {
  return (
    table.status === 'open' &&
    !table.isRematch &&
    table.game === game &&
    table.time === time &&
    table.rated === rated &&
    (seats === undefined || table.seats.length === seats) &&
    isPlayedWith(table, options) &&
    freeSeats(table) > 0
  );
}
