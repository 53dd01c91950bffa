// What people may do at a table before and after its match, as pure functions: each gives the changed table, or refuses.
import { isDuel } from '@undertow/shared/protocol/duel.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person, Rating } from '@undertow/shared/protocol/people.ts';
import { isRateable } from '@undertow/shared/protocol/rateable.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { MatchOver } from '../host/hosted-match.ts';
import { hasSat, type SeatData, seatOf, type TableData } from './table-data.ts';

/** Which seat, and by which invitation. Without a seat: the first that is free. */
export interface Seating {
  readonly seat?: Seat;
  readonly invitation?: string;
}

/** Whether this person may know of the table, and come to it. */
export function mustBeLetIn(table: TableData, person: Person | undefined, invitation: string | undefined): void {
  const isKnown = hasSat(table, person) || (person !== undefined && table.owner?.id === person.id);
  if (table.access !== 'private' || isKnown) return;
  if (invitation !== table.invitation) {
    // The same as if there were no such table: ids are not to be tried out.
    throw new Refusal('not-found', 'There is no such table, or you need an invitation to it.');
  }
}

/** Takes a seat: this one, or the first that is free. A person with a seat keeps it. */
export function sit(table: TableData, person: Person, wanted?: Seat, rating?: Rating): TableData {
  if (seatOf(table, person.id) !== undefined) return table;
  mustBeOpen(table);
  if (table.rated) mustBeRateable(person);
  const seat = freeSeat(table, wanted);
  const before = person.bot && !table.isRematch ? askedAnew(table) : table;
  return {
    ...before,
    seats: before.seats.with(seat, { person, ready: false, bot: null, ...(rating ? { rating } : {}) }),
  };
}

/**
 * To play with a bot that has come over the network is not what these people have agreed to: a `ready` that is on its way
 * does not count either.
 */
export function askedAnew(table: TableData): TableData {
  const isPerson = (taken: SeatData | null) => taken?.bot === null && !taken.person.bot;
  if (!table.seats.some(isPerson)) return table;
  return {
    ...table,
    terms: (table.terms ?? 0) + 1,
    seats: table.seats.map((taken) => (taken && isPerson(taken) ? { ...taken, ready: false } : taken)),
  };
}

/** Whether a bot sits there that has come over the network. */
export function hasGuestBot({ seats }: Pick<TableData, 'seats'>): boolean {
  return seats.some((taken) => taken?.person.bot === true);
}

function mustBeRateable(person: Person): void {
  if (isRateable(person)) return;
  if (person.bot) throw new Refusal('forbidden', 'Bots play no rated matches, and you have said that you are one.');
  throw new Refusal('forbidden', 'Rated matches are for members. Signing up takes a name and a password.');
}

/** Leaves an open table. `undefined` when no player is left at it. */
export function stand(table: TableData, person: Person): TableData | undefined {
  const seat = mustSit(table, person);
  mustBeOpen(table);
  const seats = table.seats.with(seat, null);
  const next = seats.find((taken) => taken?.bot === null);
  if (!next) return undefined;
  return { ...table, seats, owner: table.owner?.id === person.id ? next.person : table.owner };
}

/** The owner puts a bot on this seat of an open table, or on the first that is free. One that sits there already stays. */
export function seatBot(table: TableData, owner: Person, bot: string, wanted?: Seat): TableData {
  mustOwnOpen(table, owner);
  if (table.rated) throw new Refusal('conflict', 'Bots cannot sit at a rated table.');
  if (wanted !== undefined && table.seats[wanted]?.bot === bot) return table;
  const seat = freeSeat(table, wanted);
  return { ...table, seats: table.seats.with(seat, { person: botAt(seat), ready: true, bot }) };
}

/** The owner removes a player, or a bot, from an open table. */
export function remove(table: TableData, owner: Person, seat: Seat): TableData {
  mustOwnOpen(table, owner);
  const taken = table.seats[seat];
  if (!taken) throw new Refusal('not-found', 'Nobody sits there.');
  if (taken.person.id === owner.id)
    throw new Refusal('conflict', 'You cannot send yourself away. Leave the table instead.');
  return { ...table, seats: table.seats.with(seat, null) };
}

/**
 * Sets whether the person is ready. `terms` says which version of the table they agree to. With a match that has begun, those
 * who were ready still are.
 */
export function setReady(table: TableData, person: Person, ready: boolean, terms?: number): TableData {
  const seat = mustSit(table, person);
  const taken = table.seats[seat] as SeatData;
  if (table.status === 'playing' && ready && taken.ready) return table;
  mustBeOpen(table);
  if (ready && terms !== undefined && terms !== (table.terms ?? 0)) {
    throw new Refusal(
      'conflict',
      'Since you looked at this table, what is played was changed or a bot has come to play with you. Look at it again.',
    );
  }
  return taken.ready === ready ? table : { ...table, seats: table.seats.with(seat, { ...taken, ready }) };
}

/** Whether the match can begin: all are ready, and the seats are full or bots may fill them. */
export function canStart({ seats, bots, status }: TableData): boolean {
  const taken = seats.filter((seat) => seat !== null);
  return (
    status === 'open' &&
    taken.length > 0 &&
    taken.every(({ ready }) => ready) &&
    (bots || taken.length === seats.length)
  );
}

export function filledWithBots(table: TableData, bot: string): TableData {
  const seats = table.seats.map(
    (taken, seat): SeatData => taken ?? { person: botAt(seat), ready: true, bot: table.level ?? bot },
  );
  return { ...table, seats };
}

/** Gives the seat up in a match that runs. */
export function giveUp(table: TableData, person: Person, bot: string): TableData {
  const seat = mustSit(table, person);
  if (table.status !== 'playing') throw new MatchOver();
  const seats = table.seats.with(seat, { ...(table.seats[seat] as SeatData), bot });
  return { ...table, seats, resigned: [...table.resigned, seat] };
}

/** A rated match, and any duel, is decided when all players but one have given up: they rank by how long they stayed. */
export function rankingByStaying(table: TableData): Seat[][] | undefined {
  const { rated, resigned, seats } = table;
  const staying = [...seats.keys()].filter((seat) => !resigned.includes(seat));
  if (!(rated || isDuel(table)) || staying.length > 1) return undefined;
  return [staying, ...resigned.toReversed().map((seat) => [seat])].filter((place) => place.length > 0);
}

export function mustSit(table: TableData, person: Person): Seat {
  const seat = seatOf(table, person.id);
  if (seat === undefined) throw new Refusal('forbidden', 'You have no seat at this table.');
  return seat;
}

const BOT_NAMES = ['Anemone', 'Brine', 'Coral', 'Drift', 'Eddy', 'Foam', 'Gulf', 'Haven'];

/** A bot is kept under the name of its seat; where its game has characters, it is shown as one of them. */
export function botAt(seat: Seat): Person {
  return { id: `bot${String(seat).padStart(9, '0')}`, name: BOT_NAMES[seat] ?? `Bot ${seat}`, kind: 'bot' };
}

/** The wanted seat, or the first that is free. */
function freeSeat({ seats }: TableData, wanted: Seat | undefined): Seat {
  const seat = wanted ?? seats.indexOf(null);
  if (seat < 0) throw new Refusal('taken', 'All seats of this table are taken.');
  if (seats[seat] === undefined) throw new Refusal('not-found', 'This table has no such seat.');
  if (seats[seat] !== null) throw new Refusal('taken', 'This seat is taken.');
  return seat;
}

export function mustOwnOpen(table: TableData, owner: Person): void {
  if (table.owner?.id !== owner.id) throw new Refusal('forbidden', 'Only the person who opened the table may do that.');
  mustBeOpen(table);
}

function mustBeOpen({ status }: TableData): void {
  if (status !== 'open') throw new Refusal('conflict', 'The match on this table has begun already.');
}
