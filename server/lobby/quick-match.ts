// Chooses an open table for a person who wants to play at once.
import { sharing } from '@undertow/shared/protocol/changes.ts';
import type { Person, Rating } from '@undertow/shared/protocol/people.ts';
import type { NewTable, QuickMatch } from '@undertow/shared/protocol/tables.ts';
import { type About, seatsWith, wholeOptions } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { hasGuestBot } from './seating.ts';
import type { TableData } from './table-data.ts';

/** The rating that a person without one counts with. */
const UNRATED = 1500;

/** The table that is opened where none fits: the smallest, if it is not said how many play. */
export function tableFor(about: About, { game, time, rated, seats, options }: QuickMatch) {
  const whole = wholeOptions(about, options);
  return {
    ...{ game, time, rated, options: whole, seats: seats ?? seatsWith(about, whole).min },
    ...{ access: 'public', bots: false, spectators: { allowed: true, delay: 0 } },
  } satisfies NewTable;
}

/**
 * The fitting tables, for people those with people alone first; then those with players of the nearest strength; of equals,
 * those that have waited longest.
 */
export function fittingTables(
  wanted: QuickMatch,
  options: Json,
  tables: Iterable<TableData>,
  person: Person,
  rating: Rating | undefined,
): TableData[] {
  const own = rating?.rating ?? UNRATED;
  const distance = ({ seats }: TableData): number => {
    const others = seats.flatMap((taken) => (taken ? [taken.rating?.rating ?? UNRATED] : []));
    return Math.abs(others.reduce((sum, rating) => sum + rating, 0) / Math.max(1, others.length) - own);
  };
  const bots = (table: TableData): number => (!person.bot && hasGuestBot(table) ? 1 : 0);
  return [...tables]
    .filter((table) => fits(table, wanted, options, person.id))
    .sort((a, b) => bots(a) - bots(b) || distance(a) - distance(b) || a.created - b.created);
}

function fits(table: TableData, wanted: QuickMatch, options: Json, person: string): boolean {
  const { game, time, rated, seats } = wanted;
  return (
    table.status === 'open' &&
    table.access === 'public' &&
    !table.isRematch &&
    table.game === game &&
    table.time === time &&
    table.rated === rated &&
    (seats === undefined || table.seats.length === seats) &&
    sharing(table.options, options) === table.options &&
    table.seats.includes(null) &&
    table.seats.every((taken) => taken?.person.id !== person)
  );
}
