// What a person does with a seat: take it, play from it, leave it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { askerOf } from '../host/askers.ts';
import type { Waits } from '../host/host.ts';
import { type HostedMatch, MatchOver } from '../host/hosted-match.ts';
import { sourceOf } from '../host/waking.ts';
import type { Seating } from '../lobby/seating.ts';
import type { AppServices } from './app-services.ts';

/** A player who comes to a table. */
export interface Player {
  readonly person: Person;
  /** As `placeOf` names it. */
  readonly place: string;
  /** Is told if the match has to be woken for them. */
  readonly waits?: Waits;
}

/** Takes a seat, or comes back to one's own. The player plays it from now on, even if a bot has played it until now. */
export async function takeSeat(app: AppServices, player: Player, id: string, how: Seating): Promise<Table> {
  const { person } = player;
  const table = await app.lobby.join(person, id, how);
  const seat = table.seats.findIndex((taken) => taken?.person.id === person.id);
  if (table.status === 'playing') await reach(app, player, id, (match) => match?.back(seat));
  return table;
}

/**
 * Gives the match and the person's seat to the work. `message` names the request: one that is repeated after it was kept
 * is done already.
 */
export async function play(
  app: AppServices,
  player: Player,
  table: string,
  work: (match: HostedMatch, seat: Seat) => Promise<void>,
  message?: string,
): Promise<void> {
  const { lobby, host } = app;
  const seat = await ownSeat(lobby, player.person, table);
  await reach(app, player, table, async (match) => {
    if (match) return work(match, seat);
    // This very request may have ended the match, without the client being told.
    if (message !== undefined && (await host.hasKept(table, seat, message))) return;
    throw await noMatch(lobby, table);
  });
}

/** Gives the running match and the person's seat to the work, which changes nothing. */
export async function consult<Result>(
  app: AppServices,
  player: Player,
  table: string,
  work: (match: HostedMatch, seat: Seat) => Promise<Result>,
): Promise<Result> {
  const seat = await ownSeat(app.lobby, player.person, table);
  return reach(app, player, table, async (match) => {
    if (!match) throw await noMatch(app.lobby, table);
    return work(match, seat);
  });
}

function reach<Result>(
  { host }: AppServices,
  { person, place, waits }: Player,
  table: string,
  work: (match: HostedMatch | undefined) => Promise<Result> | Result,
): Promise<Result> {
  return host.reach(table, work, sourceOf(askerOf(person, place), true), waits);
}

async function ownSeat(lobby: AppServices['lobby'], person: Person, table: string): Promise<Seat> {
  const seat = await lobby.seatOf(person, table);
  if (seat !== undefined) return seat;
  // A person who may not see a private table is not even told that it exists.
  await lobby.see(person, table);
  throw new Refusal('forbidden', 'You have no seat at this table.');
}

/** The refusal that the match itself gives for as long as it is in memory. */
async function noMatch(lobby: AppServices['lobby'], id: string): Promise<Refusal> {
  const hasBegun = (await lobby.mustFind(id)).commitment !== null;
  return hasBegun ? new MatchOver() : new Refusal('conflict', 'No match is running at this table.', { decision: null });
}

/**
 * Leaves the seat at an open table, or gives it up; without a seat, or without the right to play, this does nothing, nor does
 * it where the seat is given up already.
 */
export async function leaveTable(
  { lobby }: AppServices,
  { person, mayPlay }: { readonly person: Person | undefined; readonly mayPlay: boolean },
  table: string,
  resign: boolean,
): Promise<void> {
  const isSeated = person && mayPlay && (await lobby.seatOf(person, table)) !== undefined;
  if (isSeated) await lobby.leave(person, table, resign);
  else if (resign && !(await lobby.hasResigned(person, table)))
    throw new Refusal('forbidden', 'You have no seat at this table.');
}
