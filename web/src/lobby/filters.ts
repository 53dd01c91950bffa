// Filters and sorts the tables of the lobby.
import { isPlayedWith, type Json, type QuickWish, type Table, type TimeControl } from '@undertow/client-sdk/index.ts';
import { freeSeats, peopleThere, sitsAt } from '../match/at-table.ts';
import { isStaying } from '../match/players.ts';

export interface Filter {
  /** With what the table is played, by the ids of choices: a value, or a list, which is empty for none at all. */
  readonly options: Readonly<Record<string, Json>>;
  readonly game: string;
  /** 0 for any number. */
  readonly seats: number;
  readonly time: TimeControl | 'any';
  readonly rated: 'any' | 'rated' | 'casual';
}

export const EVERYTHING: Filter = { options: {}, game: 'all', seats: 0, time: 'any', rated: 'any' };

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was looked for the last time, as far as it can be read; `undefined` if that is not known. */
export function filterIn(text: string | null): Filter | undefined {
  try {
    const kept: Partial<Record<keyof Filter, unknown>> = JSON.parse(text ?? '');
    const fields = Object.entries(EVERYTHING).map(([key, usual]) => {
      const value = kept[key as keyof Filter] ?? usual;
      return [key, typeof value === typeof usual ? value : usual];
    });
    const filter: Filter = Object.fromEntries(fields);
    return isSame(filter, EVERYTHING) ? EVERYTHING : filter;
  } catch {
    return undefined;
  }
}

/** The games of which there are tables, in the order of these games; none where that leaves nothing to choose. */
export function gamesAmong(
  tables: readonly Pick<Table, 'game'>[],
  games: readonly { readonly id: string }[],
): readonly string[] {
  const found = games.map(({ id }) => id).filter((id) => tables.some(({ game }) => game === id));
  return found.length > 1 ? found : [];
}

export function passes(filter: Filter, table: Table): boolean {
  const { options, game, seats, time, rated } = filter;
  if (!isPlayedWith(table, options)) return false;
  if (game !== 'all' && table.game !== game) return false;
  if (seats !== 0 && table.seats.length !== seats) return false;
  if (time !== 'any' && table.time !== time) return false;
  return rated === 'any' || table.rated === (rated === 'rated');
}

/** What a person gets who does not choose among tables; where the filter leaves it open, the usual, and this game. */
export function quickWish({ options, game, seats, time, rated }: Filter, usual: string): QuickWish {
  return {
    game: game === 'all' ? usual : game,
    options,
    time: time === 'any' ? 'live' : time,
    rated: rated === 'rated',
    ...(seats === 0 ? {} : { seats }),
  };
}

export interface Listing {
  /** Where one sits oneself, whatever the filter says: what runs comes first. */
  readonly own: readonly Table[];
  /** To sit down at: the fullest first, for they begin soonest. */
  readonly open: readonly Table[];
  /** To watch: the most watched first, and last those without viewers. */
  readonly playing: readonly Table[];
}

export function listed(tables: readonly Table[], filter: Filter, person: string | undefined): Listing {
  const isOwn = (table: Table): boolean => person !== undefined && sitsAt(table, person);
  const others = tables.filter((table) => !isOwn(table) && passes(filter, table));
  return {
    own: sorted(tables.filter(isOwn), (table) => (table.status === 'playing' ? -1 : 0)),
    open: sorted(
      others.filter(({ status }) => status === 'open'),
      freeSeats,
    ),
    playing: sorted(
      others.filter((table) => table.status === 'playing' && !isDeserted(table)),
      (table) => (peopleThere(table).length > 0 ? -1 - table.watching : 0),
    ),
  };
}

/** Whether people wait there for others, of whom this person can be one. After a match they wait for whom they played with. */
export function awaitsOthers(table: Table, person: string | undefined): boolean {
  const isOwn = person !== undefined && sitsAt(table, person);
  return table.status === 'open' && !table.isRematch && !isOwn && freeSeats(table) > 0 && peopleThere(table).length > 0;
}

/** What is under way at these tables: how many matches, how many people who are there, each counted once, and who watch. */
export function crowd(tables: readonly Table[]): {
  readonly matches: number;
  readonly people: number;
  readonly watching: number;
} {
  const playing = tables.filter((table) => table.status === 'playing' && !isDeserted(table));
  const people = new Set(playing.flatMap(peopleThere));
  return {
    matches: playing.length,
    people: people.size,
    watching: playing.reduce((sum, { watching }) => sum + watching, 0),
  };
}

/**
 * Whether no person plays here any more: all have given up, a bot keeps their seats, or they have gone from a match
 * that no clock ends. The match waits for them, and is nothing to watch.
 */
export function isDeserted(table: Pick<Table, 'seats' | 'time'>): boolean {
  const staying = table.seats.filter((seat) => seat !== null && isStaying(seat) && !seat.automatic);
  return staying.length === 0 || (table.time === 'none' && peopleThere(table).length === 0);
}

/** Keeps the order of what is equal. */
function sorted(tables: readonly Table[], rank: (table: Table) => number): readonly Table[] {
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
