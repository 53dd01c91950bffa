// The lobby: opens tables, seats people at them, and begins, leaves and repeats their matches. Changes of one table are
// made one after the other.
import { type ErrorCode, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { NewTable, QuickMatch, Table, TableChange } from '@undertow/shared/protocol/tables.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Sql, Statement } from '../store/sql.ts';
import { Feed } from './feed.ts';
import type { Follower } from './followers.ts';
import type { MatchLifecycle } from './match-lifecycle.ts';
import { gameIn, mustBeLevel } from './new-table.ts';
import type { PlayingOn } from './playing-on.ts';
import { fittingTables, tableFor } from './quick-match.ts';
import type { RatingBook } from './rated-results.ts';
import { Rematches } from './rematches.ts';
import { Searches } from './searches.ts';
import { SeatLimit } from './seat-limit.ts';
import {
  canStart,
  giveUp,
  hasGuestBot,
  mustBeLetIn,
  mustSit,
  remove,
  type Seating,
  seatBot,
  setReady,
  sit,
  stand,
} from './seating.ts';
import { hasSat, isCurrent, isOpenToSpectators, seatOf, shownTo, type TableData } from './table-data.ts';
import { type KnownSummaries, TableList } from './table-list.ts';
import { TableOpener } from './table-opener.ts';
import type { Tables } from './tables.ts';
import { withTerms } from './terms.ts';

export interface LobbyParts {
  readonly sql: Sql;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly matchLifecycle: MatchLifecycle;
  readonly ratings: RatingBook;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly timers: Timers;
  readonly limits: Limits;
  readonly summaries: KnownSummaries;
  /** How well bots can play this game. */
  levels(game: string): readonly string[];
  /** A player at this open table is not connected, and should be. */
  isPlayerMissing(table: TableData): boolean;
}

/** Told by a process that is shutting down: this table can begin, and another process has to begin it. */
const READY: Topic<string> = 'table-ready';

/** The refusal for a person who comes too late to a table. */
const GONE: readonly ErrorCode[] = ['taken', 'conflict', 'not-found'];

export class Lobby {
  /** The public tables. */
  readonly list: TableList;
  readonly feed: Feed;
  readonly #parts: LobbyParts;
  readonly #rematches: Rematches;
  readonly #searches: Searches;
  readonly #seatLimit: SeatLimit;
  readonly #opener: TableOpener;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    const { sql, bus, tables, matchLifecycle, timers, limits, summaries } = parts;
    this.#searches = new Searches(sql);
    this.#seatLimit = new SeatLimit(tables, limits.tablesPerUser);
    this.#opener = new TableOpener({ ...parts, seatLimit: this.#seatLimit });
    this.#rematches = new Rematches({
      tables,
      known: async (person, id) => matchLifecycle.caughtUp(await this.#mustKnow(person, id)),
      join: (...how) => this.join(...how),
      openFor: (...what) => this.#opener.openFor(...what),
      shown: (...what) => this.shown(...what),
    });
    this.list = new TableList(tables, summaries);
    this.feed = new Feed(timers, this.list);
    tables.onChange((id) => this.feed.changed(id));
    bus.hear(READY, (id) => {
      if (!this.#opener.isDraining) void this.#beginIfReady(id);
    });
  }

  /** Nothing new begins here from now on; what is there goes on. */
  shut(): void {
    this.#opener.isDraining = true;
  }

  /** Opens a table, and seats the person there. */
  create(person: Person, wanted: NewTable): Promise<Table> {
    return this.#open(person, wanted);
  }

  /** Sits down at a table that fits, or opens one: ready, unless a person is to see first that they would play with a bot. */
  async quick(person: Person, wanted: QuickMatch): Promise<Table> {
    const own = tableFor(gameIn(this.#parts.games, wanted.game).about, wanted);
    const { game, time, rated, options } = own;
    const found = await this.#searches.run({
      kind: `${game} ${time} ${rated}`,
      join: () => this.#joinFitting(person, wanted, options),
      lookAround: () => this.#parts.tables.catchUpWithOpen(game),
      open: (together) => this.#open(person, own, together),
    });
    this.#opener.mustNotDrain();
    return this.#changeOpen(person, found.id, (open) => {
      return !person.bot && hasGuestBot(open) ? open : setReady(open, person, true);
    });
  }

  /** Plays on alone from a moment of another match, which is over: the match begins at once. */
  async playOn(person: Person, { wanted, options, seat, from }: PlayingOn): Promise<Table> {
    const { tables } = this.#parts;
    const keep = (table: TableData) => tables.open(setReady({ ...table, options, from }, person, true));
    const { id } = await this.#opener.openFor(person, wanted, keep, seat);
    await this.#beginIfReady(id);
    return this.see(person, id);
  }

  /** Takes a seat, or comes back to one's own. */
  async join(person: Person, id: string, how: Seating): Promise<Table> {
    const before = await this.mustFind(id);
    mustBeLetIn(before, person, how.invitation);
    if (seatOf(before, person.id) !== undefined) return this.shown(person, before);
    return this.#seatLimit.take(person, async () => {
      const rating = await this.#parts.ratings.of(before.game, person.id);
      return this.#change(person, id, (table) => sit(table, person, how.seat, rating));
    });
  }

  /** Stands up from an open table; gives the seat up in a match that runs. */
  async leave(person: Person, id: string, resign: boolean): Promise<void> {
    const { matchLifecycle, tables } = this.#parts;
    const known = await this.#mustKnow(person, id);
    mustSit(known, person);
    const table = resign ? await matchLifecycle.caughtUp(known) : known;
    if (table.status === 'open') {
      await tables.change(id, (open) => stand(open, person));
      await this.#beginIfReady(id);
    } else if (resign) {
      await tables.change(id, (playing) => giveUp(playing, person, matchLifecycle.substitute));
      await matchLifecycle.goOn(id);
    }
  }

  /** Stands up for a person who has been away too long, if they still sit at the open table. */
  async standUp(person: Person, id: string): Promise<void> {
    const isStill = (table: TableData) => table.status === 'open' && seatOf(table, person.id) !== undefined;
    await this.#parts.tables.change(id, (table) => (isStill(table) ? stand(table, person) : table));
    await this.#beginIfReady(id);
  }

  /** Agrees to what is played, as it was by the time of these changes of it. */
  async ready(person: Person, id: string, ready: boolean, terms?: number): Promise<Table> {
    if (ready) this.#opener.mustNotDrain();
    return this.#changeOpen(person, id, (open) => setReady(open, person, ready, terms));
  }

  /** The owner changes what is played: all are asked anew whether they are ready. */
  async changeTerms(owner: Person, id: string, change: TableChange): Promise<Table> {
    const { game } = await this.#mustKnow(owner, id);
    mustBeLevel(change.level, this.#parts.levels(game));
    return this.#changeOpen(owner, id, (open) => withTerms(gameIn(this.#parts.games, game), open, owner, change));
  }

  /** The owner puts a bot on this seat, or on the first that is free: of this level, or of that of the table. */
  seatBot(owner: Person, id: string, seat?: Seat, level?: string): Promise<Table> {
    const { matchLifecycle, levels } = this.#parts;
    return this.#changeOpen(owner, id, (open) => {
      mustBeLevel(level, levels(open.game));
      return seatBot(open, owner, level ?? open.level ?? matchLifecycle.substitute, seat);
    });
  }

  remove(owner: Person, id: string, seat: Seat): Promise<Table> {
    return this.#changeOpen(owner, id, (open) => remove(open, owner, seat));
  }

  /** Opens a rematch for the first player who asks, and seats the others there. */
  rematch(person: Person, id: string): Promise<Table> {
    return this.#rematches.of(person, id);
  }

  /** The table as this person may see it. Refuses a person who may not know of it. */
  async see(person: Person | undefined, id: string, invitation?: string): Promise<Table> {
    const table = await this.mustFind(id);
    mustBeLetIn(table, person, invitation);
    return this.shown(person, table);
  }

  /** Refuses a person who may not watch the match. */
  async mustMayWatch(person: Person | undefined, id: string, invitation?: string): Promise<TableData> {
    const table = await this.mustFind(id);
    mustBeLetIn(table, person, invitation);
    if (!isOpenToSpectators(table) && seatOf(table, person?.id) === undefined) {
      throw new Refusal('forbidden', 'This table is not open to spectators.');
    }
    return table;
  }

  /** `undefined` also if there is no such table. */
  async seatOf(person: Person | undefined, id: string): Promise<Seat | undefined> {
    const table = await this.#parts.tables.find(id);
    return table && seatOf(table, person?.id);
  }

  async hasResigned(person: Person | undefined, id: string): Promise<boolean> {
    const table = await this.#parts.tables.find(id);
    return table?.resigned.some((seat) => table.seats[seat]?.person.id === person?.id) ?? false;
  }

  /** The viewer as which this person follows the match; `undefined` if they may not. */
  async viewerOf(person: Person | undefined, id: string): Promise<Viewer | undefined> {
    const table = await this.mustFind(id);
    return seatOf(table, person?.id) ?? (isOpenToSpectators(table) ? 'spectator' : undefined);
  }

  /** The table, whether or not the person may see it. */
  async mustFind(id: string): Promise<TableData> {
    const table = await this.#parts.tables.find(id);
    if (!table) throw new Refusal('not-found', 'There is no such table, or you need an invitation to it.');
    return table;
  }

  /** Refuses a person who sits at a rated table, open or playing, or has given up a seat there: the match will count. */
  mustNotSitRated(person: Person): void {
    const counts = (table: TableData) => table.rated && isCurrent(table) && hasSat(table, person);
    if (!this.#parts.tables.all().some(counts)) return;
    throw new Refusal('conflict', 'You sit at a rated table. Leave it, or play the match to its end.');
  }

  shown(person: Person | undefined, table: TableData): Table {
    return shownTo(person?.id, table, this.#parts.tables.context);
  }

  follow(id: string, follower: Follower): void {
    this.#parts.tables.follow(id, follower);
  }

  unfollow(id: string, follower: Follower): void {
    this.#parts.tables.unfollow(id, follower);
  }

  async #open(person: Person, wanted: NewTable, together: readonly Statement[] = []): Promise<Table> {
    const keep = async (table: TableData) => this.shown(person, await this.#parts.tables.open(table, together));
    return this.#opener.openFor(person, wanted, keep);
  }

  /** Another person may be quicker: then there may be another table. */
  async #joinFitting(person: Person, wanted: QuickMatch, options: Json): Promise<Table | undefined> {
    const rating = await this.#parts.ratings.of(wanted.game, person.id);
    const manned = this.#parts.tables.all().filter((table) => !this.#parts.isPlayerMissing(table));
    for (const { id } of fittingTables(wanted, options, manned, person, rating)) {
      try {
        return await this.join(person, id, {});
      } catch (failure) {
        if (!(failure instanceof Refusal) || !GONE.includes(failure.problem.code)) throw failure;
      }
    }
    return undefined;
  }

  async #beginIfReady(id: string): Promise<void> {
    const table = await this.#parts.tables.find(id);
    if (!table || !canStart(table)) return;
    if (this.#opener.isDraining) this.#parts.bus.tell(READY, id);
    else await this.#parts.matchLifecycle.goOn(id);
  }

  async #mustKnow(person: Person, id: string): Promise<TableData> {
    const table = await this.mustFind(id);
    mustBeLetIn(table, person, undefined);
    return table;
  }

  /** Changes a table that waits for its match, which may begin then. */
  async #changeOpen(person: Person, id: string, change: (table: TableData) => TableData): Promise<Table> {
    await this.#mustKnow(person, id);
    await this.#change(person, id, change);
    await this.#beginIfReady(id);
    return this.see(person, id);
  }

  async #change(person: Person, id: string, change: (table: TableData) => TableData): Promise<Table> {
    const table = await this.#parts.tables.change(id, change);
    if (!table) throw new Refusal('not-found', 'There is no such table.');
    return this.shown(person, table);
  }
}
