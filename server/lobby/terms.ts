// Changes what is played at an open table, for its owner. All players are then asked again whether they are ready.
import { sharing } from '@undertow/shared/protocol/changes.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { isRateable } from '@undertow/shared/protocol/rateable.ts';
import type { TableChange } from '@undertow/shared/protocol/tables.ts';
import { wholeOptions } from '@undertow/shared/table/about.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { invitationTo, mustBeFair, mustBePlayable } from './new-table.ts';
import { botAt, mustOwnOpen } from './seating.ts';
import type { SeatData, TableData } from './table-data.ts';

/** The table as it is after the change: the same if that is none. */
export function withTerms(known: KnownGame, table: TableData, owner: Person, change: TableChange): TableData {
  mustOwnOpen(table, owner);
  if (table.from) throw new Refusal('conflict', 'What is played on from another match is played as that was.');
  const terms = {
    options: change.options === undefined ? table.options : wholeOptions(known.about, change.options),
    time: change.time ?? table.time,
    access: change.access ?? table.access,
    rated: change.rated ?? table.rated,
    spectators: change.spectators ?? table.spectators,
    bots: change.bots ?? table.bots,
    ...levelOf(change.level ?? table.level),
  };
  const seats = change.seats ?? table.seats.length;
  if (sharing(table, { ...table, ...terms }) === table && seats === table.seats.length) return table;
  mustBePlayable(known, terms.options, seats);
  mustBeFair(terms);
  if (terms.rated) mustAllBeRateable(table);
  return {
    ...{ ...table, ...terms, terms: (table.terms ?? 0) + 1 },
    seats: seatsOf(table, seats).map((taken) => taken && { ...taken, ready: taken.bot !== null }),
    invitation: terms.access === table.access ? table.invitation : invitationTo(terms.access),
  };
}

function levelOf(level: string | undefined): { readonly level?: string } {
  return level === undefined ? {} : { level };
}

function mustAllBeRateable({ seats }: TableData): void {
  if (seats.every((taken) => !taken || isRateable(taken.person))) return;
  throw new Refusal('conflict', 'Bots and guests play no rated matches, and some of them sit here.', {
    field: 'rated',
  });
}

/** The seats of a table with another number of them. Those who sit on one that goes move to free ones. */
function seatsOf({ seats }: TableData, count: number): (SeatData | null)[] {
  const kept = Array.from({ length: count }, (_, seat) => seats[seat] ?? null);
  for (const moving of seats.slice(count)) {
    if (!moving) continue;
    const seat = kept.indexOf(null);
    if (seat < 0)
      throw new Refusal('conflict', 'More people sit here than that. Send some away first.', { field: 'seats' });
    // Bots are called by their seats.
    kept[seat] = moving.bot === null ? moving : { ...moving, person: botAt(seat) };
  }
  return kept;
}
