// Tables at which a match goes on from where a test wants it, as if people had come so far there.
import type { Rest } from '@undertow/server/host/archive.ts';
import { freshClock } from '@undertow/server/host/clocks.ts';
import { SUBSTITUTE } from '@undertow/server/server-bots.ts';
import { archiveIn } from '@undertow/server/store/archive.ts';
import { append, type JournalRow } from '@undertow/server/store/journal.ts';
import { createMatch, sleepMatch } from '@undertow/server/store/matches.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { NewTable, type TimeControl } from '@undertow/shared/protocol/tables.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import type { WholeServer } from '../server/whole-server.ts';

/** A match of any game, as far as a table is made of it. */
export interface Prepared {
  readonly rules: number;
  readonly game: { readonly id: string };
  readonly state: { readonly options: object; readonly seats: readonly unknown[] };
  save(): Save<unknown>;
}

/** No living process, so that the process that is asked for the match takes it. */
const DEAD_PROCESS = 'dead';
const LATER = 60 * 60_000;

/**
 * Seats these people in their order, and bots behind them, at this match; gives the name of the table. With its whole journal
 * it can be run again from its beginning.
 */
export async function tableAt(
  { running, sql }: WholeServer,
  match: Prepared,
  people: readonly Person[],
  time: TimeControl = 'none',
  journal?: readonly JournalRow[],
): Promise<string> {
  const { lobby } = running.app;
  const [owner, ...others] = people as [Person, ...Person[]];
  const { options, seats } = match.state;
  const wanted = { game: match.game.id, options: { ...options }, seats: seats.length, time, bots: true };
  const { id } = await lobby.create(owner, NewTable.parse(wanted));
  for (const other of others) await lobby.join(other, id, {});
  const record = {
    ...{ id, game: match.game.id, options: { ...options }, seats: seats.length, ended: null, ranking: null },
    // By rules that no process knows any more, it goes on from where it stands.
    rules: journal ? match.rules : match.rules - 1,
    seed: match.save().random.seed,
    started: Date.now(),
    settings: { time, delay: 0, bots: seats.map((_, seat) => (people[seat] ? null : SUBSTITUTE)) },
  };
  // At once, so that no process finds it awake, and tries to go on with it from its beginning.
  await sql.write([
    ...createMatch(record, 0, DEAD_PROCESS),
    ...append(id, 0, journal ?? []),
    ...sleepMatch(id, 0, Date.now() + LATER, restOf(match, time, journal?.length)),
  ]);
  for (const person of people) await lobby.ready(person, id, true);
  return id;
}

/** The answers that this seat has given at the table since. */
export async function answersOf({ sql }: WholeServer, table: string, seat: number): Promise<number> {
  const entries = await archiveIn(sql, DEAD_PROCESS).entries(table);
  return entries.filter((entry) => entry.seat === seat && entry.kind === 'answer').length;
}

function restOf(match: Prepared, time: TimeControl, entries = 0): Rest {
  const seats = match.state.seats.map(() => ({ clock: freshClock(TIME_CONTROLS[time]), strikes: 0 }));
  return { save: match.save() as unknown as Rest['save'], entries, sealed: 0, seats, ahead: LATER };
}
