// The house without its doors: store, matches, tables, chat, put together.
import { randomBytes } from 'node:crypto';
import type { KnownGame } from '@undertow/shared/games.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Bus } from './cluster/bus.ts';
import type { House } from './doors/attendance.ts';
import { Host } from './host/host.ts';
import { Replays } from './host/replays.ts';
import type { Autopilot } from './host/seat.ts';
import type { Surroundings } from './host/surroundings.ts';
import type { Timers } from './host/timers.ts';
import { TokenBuckets } from './limits/token-buckets.ts';
import { Absence } from './lobby/absence.ts';
import { Chat } from './lobby/chat.ts';
import { Followers } from './lobby/followers.ts';
import { Lobby, type RatingBook } from './lobby/lobby.ts';
import { Mutes } from './lobby/mutes.ts';
import { PeopleAtTables } from './lobby/people-at-tables.ts';
import type { RatedResults } from './lobby/rated-results.ts';
import { Referee } from './lobby/referee.ts';
import { Tables } from './lobby/tables.ts';
import { archiveIn } from './store/archive.ts';
import { findPerson } from './store/people.ts';
import type { Sql } from './store/sql.ts';

export interface HouseParts {
  readonly sql: Sql;
  readonly bus: Bus;
  readonly timers: Timers;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly limits: Limits;
  readonly ratings: RatingBook & RatedResults;
  /** Milliseconds that a bot of the house waits before it answers. */
  readonly botPace: number;
  /** The bot that fills seats, and plays for those who are away. */
  readonly substitute: string;
  autopilot(game: string, bot: string): Autopilot;
  /** Something happened that should not; `about` is a table, or empty. */
  report(problem: string, about: string, details: object): void;
  kept?: Surroundings['kept'];
  /** Where matches have their chance from, if not from the system. */
  newSeed?: Surroundings['newSeed'];
}

export interface OpenHouse extends House {
  readonly tables: Tables;
  readonly followers: Followers;
  readonly referee: Referee;
  /** To be told when people change their names, or go. */
  readonly people: PeopleAtTables;
  /** Ends everything that is under way, each behind what it is doing, and keeps it. The store stays open. */
  close(): Promise<void>;
}

const MINUTE = 60_000;

/** Reads what was there when the server went, and goes on with it. */
export async function openHouse(parts: HouseParts): Promise<OpenHouse> {
  const { sql, timers, games, limits, ratings, substitute, report } = parts;
  const now = () => timers.now();
  const archive = archiveIn(sql, parts.bus.self);
  const followers = new Followers();
  const host = new Host(games, {
    bus: parts.bus,
    archive,
    timers,
    botPace: parts.botPace,
    report,
    autopilot: (game, bot) => parts.autopilot(game, bot ?? substitute),
    kept: parts.kept ?? (() => {}),
    newSeed: parts.newSeed ?? (() => randomBytes(32).toString('hex')),
    seatChanged: (match) => tables.announce(match),
    ended: ({ id }) => void referee.goOn(id),
  });
  const tables = new Tables(sql, timers, followers, {
    watching: (id, seated) => followers.count(id, seated),
    isConnected: (id, person) => followers.isThere(id, person),
    isAutomatic: (id, seat) => host.find(id)?.isAutomatic(seat) ?? false,
  });
  const referee = new Referee({ tables, host, archive, ratings, substitute, timers, report });
  tables.onDoubt((id) => referee.goOnSoon(id));
  const lobby = new Lobby({ tables, referee, ratings, games, timers, limits });
  const absence = new Absence({
    tables,
    timers,
    isThere: (table, person) => followers.isThere(table, person),
    standUp: (person, table) => lobby.standUp(person, table),
    report,
  });
  const talk = new TokenBuckets({ burst: limits.chatPerMinute, every: MINUTE / limits.chatPerMinute }, now);
  const chat = new Chat({
    sql,
    followers,
    buckets: talk,
    now,
    silencedUntil: async (person) => (await findPerson(sql, person))?.silencedUntil ?? null,
  });
  await host.prepare();
  await tables.load();
  await referee.tidyUp();
  absence.start();
  // Sleepers are woken while the doors are open already: there may be thousands.
  void host.start();
  return {
    lobby,
    host,
    replays: new Replays(archive, games),
    chat,
    mutes: new Mutes(sql),
    tables,
    followers,
    referee,
    people: new PeopleAtTables(tables, lobby, report),
    async close() {
      absence.stop();
      referee.stop();
      await host.close();
    },
  };
}
