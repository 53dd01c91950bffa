// The data of a table as the lobby keeps it, and the table as it is shown to each person.
import type { Person, Rating } from '@undertow/shared/protocol/people.ts';
import type { Table, TableSeat } from '@undertow/shared/protocol/tables.ts';
import { type BotNames, botsNamed } from '@undertow/shared/table/bot-names.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { type Fork, originOf } from '../host/archive.ts';
import type { Watcher } from './followers.ts';

export interface SeatData {
  readonly person: Person;
  readonly ready: boolean;
  /** A bot: from the start, or because the player has given the seat up. */
  readonly bot: string | null;
  /** The rating of the person when they sat down. */
  readonly rating?: Rating;
  /** By how much a rated match has changed it. */
  readonly ratingChange?: number;
}

type OfThoseWhoWatch = 'watching' | 'watchers' | 'watchingBots';

/** Plain JSON; changed only by making another. */
export interface TableData extends Omit<Table, 'seats' | 'summary' | 'invitation' | 'from' | OfThoseWhoWatch> {
  readonly seats: readonly (SeatData | null)[];
  readonly invitation: string | null;
  /** The seats that were given up, the first first. */
  readonly resigned: readonly Seat[];
  /** The moment of another match from which its match goes on. */
  readonly from?: Fork;
}

/** What is known of a table besides its data, from moment to moment. */
export interface TableContext {
  /** How well the bot of this name plays a game. */
  levelOf(game: string, bot: string): string;
  /** How the bots of a game are called, if not by their seats. */
  botNames(game: string): BotNames | undefined;
  /** How many follow the table without a seat. */
  watching(id: string, seated: readonly string[]): number;
  /** The first who do and have a name: people, and then bots. */
  watchers(id: string, seated: readonly string[]): readonly Watcher[];
  isConnected(id: string, person: string): boolean;
  isAutomatic(id: string, seat: Seat): boolean;
}

export function seatOf(table: TableData, person: string | undefined): Seat | undefined {
  const seat = table.seats.findIndex((taken) => taken?.bot === null && taken.person.id === person);
  return seat < 0 ? undefined : seat;
}

/** Whether the person has a seat, or has given one up. */
export function hasSat({ seats }: TableData, person: Person | undefined): boolean {
  return person !== undefined && seats.some((taken) => taken?.person.id === person.id);
}

/** Whether people may still come to play, or play. */
export function isCurrent({ status }: Pick<TableData, 'status'>): boolean {
  return status === 'open' || status === 'playing';
}

/** Before and after its match, a table has nothing to show that a spectator may not see. */
export function isOpenToSpectators({ spectators, status }: TableData): boolean {
  return spectators.allowed || status !== 'playing';
}

/** Whether the list says how its match stands. */
export function isSummarized({ access, spectators, status }: TableData): boolean {
  return access === 'public' && status === 'playing' && spectators.allowed;
}

/** The table as any person may see it. */
export function shownToAll(table: TableData, context: TableContext): Table {
  const { invitation: _, resigned: __, from, seats, ...known } = table;
  const names = namesOfBots(table, context);
  return {
    ...known,
    ...(from ? { from: originOf(from) } : {}),
    seats: seats.map((taken, seat) => taken && shownSeat(table, taken, seat, context, names[seat])),
    watching: context.watching(table.id, seatedAt(table)),
  };
}

/** The table as it is shown to those at it, who also see who watches. */
export function shownThere(table: TableData, context: TableContext): Table {
  const watchers = context.watchers(table.id, seatedAt(table));
  const bots = watchers.filter(({ bot }) => bot);
  return {
    ...shownToAll(table, context),
    ...(watchers.length > 0 ? { watchers: namesOf(watchers) } : {}),
    ...(bots.length > 0 ? { watchingBots: namesOf(bots) } : {}),
  };
}

function namesOf(watchers: readonly Watcher[]): string[] {
  return watchers.map(({ name }) => name);
}

/** The table as it is shown to this person. One with a seat sees the invitation, to pass it on. */
export function shownTo(person: string | undefined, table: TableData, context: TableContext): Table {
  const shown = shownThere(table, context);
  const mayInvite = table.invitation !== null && seatOf(table, person) !== undefined;
  return mayInvite ? { ...shown, invitation: table.invitation ?? '' } : shown;
}

/** The persons that have a seat, or had one. */
export function seatedAt({ seats }: TableData): string[] {
  return seats.flatMap((taken) => taken?.person.id ?? []);
}

/** Tables keep bots under the names of their seats; they are shown as the characters that the page shows, old tables too. */
function namesOfBots({ game, seats }: TableData, context: TableContext): readonly (string | undefined)[] {
  const levels = seats.map((taken) => (isOfHouse(taken) ? context.levelOf(game, taken.bot) : undefined));
  return botsNamed(levels, context.botNames(game) ?? {});
}

function isOfHouse(taken: SeatData | null): taken is SeatData & { readonly bot: string } {
  return taken !== null && taken.person.kind === 'bot' && taken.bot !== null;
}

function shownSeat(
  { id, game, resigned }: TableData,
  seated: SeatData,
  seat: Seat,
  context: TableContext,
  name: string | undefined,
): TableSeat {
  const { person, ready, bot, rating, ratingChange } = seated;
  return {
    person: name === undefined ? person : { ...person, name },
    ready,
    connected: bot !== null || context.isConnected(id, person.id),
    automatic: bot !== null || context.isAutomatic(id, seat),
    resigned: resigned.includes(seat),
    ...(isOfHouse(seated) ? { level: context.levelOf(game, seated.bot) } : {}),
    ...(rating ? { rating } : {}),
    ...(ratingChange === undefined ? {} : { ratingChange }),
  };
}
