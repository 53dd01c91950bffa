// The tables: opened, filled, begun, left, played again. All that happens at one table happens one after the other.
import { randomBytes } from 'node:crypto';
import type { KnownGame } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Person, Rating } from '@undertow/shared/protocol/people.ts';
import type { NewTable, QuickMatch, Table } from '@undertow/shared/protocol/tables.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Timers } from '../host/timers.ts';
import { newId } from '../ids.ts';
import { Feed } from './feed.ts';
import type { Follower } from './followers.ts';
import { fittingTable } from './quick-match.ts';
import type { Referee } from './referee.ts';
import { canStart, giveUp, mustBeLetIn, mustSit, remove, setReady, sit, stand } from './seating.ts';
import { isOpenToSpectators, seatOf, shownTo, shownToAll, type TableData } from './table-data.ts';
import type { Tables } from './tables.ts';

/** How strong people are, as far as the lobby needs to know. */
export interface RatingBook {
  of(game: string, person: string): Promise<Rating | undefined>;
}

export interface LobbyParts {
  readonly tables: Tables;
  readonly referee: Referee;
  readonly ratings: RatingBook;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly timers: Timers;
  readonly limits: Limits;
}

export class Lobby {
  readonly feed: Feed;
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    const { tables, timers } = parts;
    const shown = (table: TableData): Table => shownToAll(table, tables.surroundings);
    this.feed = new Feed(
      timers,
      () => tables.all().map(shown),
      (id) => {
        const table = tables.inMemory(id);
        return table && shown(table);
      },
    );
    tables.onChange((id) => this.feed.changed(id));
  }

  /** Opens a table, and seats the one who opens it. */
  async create(person: Person, wanted: NewTable): Promise<Table> {
    this.#mustHaveRoom(person);
    const table = await this.#parts.tables.open(
      sit(await this.#newTable(person, wanted), person, 0, await this.#rating(person, wanted.game)),
    );
    return this.shown(person, table);
  }

  /** Sits down at a table that fits, or opens one. */
  async quick(person: Person, wanted: QuickMatch): Promise<Table> {
    const known = this.#game(wanted.game);
    const rating = await this.#rating(person, wanted.game);
    const options = JSON.stringify(wanted.options ?? known.about.options);
    const fitting = fittingTable(wanted, options, this.#parts.tables.all(), person.id, rating);
    const table = fitting
      ? await this.join(person, fitting.id, {})
      : await this.create(person, {
          ...wanted,
          seats: wanted.seats ?? known.about.seats.min,
          access: 'public',
          spectators: { allowed: true, delay: 0 },
          bots: false,
        });
    return this.ready(person, table.id, true);
  }

  /** Takes a seat, or comes back to one's own. */
  async join(person: Person, id: string, how: { readonly seat?: Seat; readonly invitation?: string }): Promise<Table> {
    const before = await this.mustFind(id);
    if (seatOf(before, person.id) !== undefined) return this.shown(person, before);
    this.#mustHaveRoom(person);
    const rating = await this.#rating(person, before.game);
    return this.#change(person, id, (table) => {
      mustBeLetIn(table, person, how.invitation);
      return sit(table, person, how.seat, rating);
    });
  }

  /** Stands up from an open table; gives the seat up in a match that runs. */
  async leave(person: Person, id: string, resign: boolean): Promise<void> {
    const table = await this.mustFind(id);
    const seat = mustSit(table, person);
    if (table.status === 'open') {
      await this.#parts.tables.change(id, (open) => stand(open, person));
    } else if (resign) {
      const bot = this.#parts.referee.substitute;
      const left = await this.#parts.tables.change(id, (playing) => giveUp(playing, person, bot));
      if (left) await this.#parts.referee.seatGivenUp(left, seat);
    }
  }

  async ready(person: Person, id: string, ready: boolean): Promise<Table> {
    await this.mustFind(id);
    const table = await this.#change(person, id, (open) => setReady(open, person, ready));
    const data = await this.mustFind(id);
    if (!canStart(data)) return table;
    await this.#parts.referee.begin(id);
    return this.shown(person, await this.mustFind(id));
  }

  async remove(owner: Person, id: string, seat: Seat): Promise<Table> {
    await this.mustFind(id);
    return this.#change(owner, id, (table) => remove(table, owner, seat));
  }

  /** The same again: the first who asks opens the table, the others come to it. */
  async rematch(person: Person, id: string): Promise<Table> {
    const before = await this.mustFind(id);
    mustSit(before, person);
    if (before.status === 'open' || before.status === 'playing') {
      throw new Refusal('conflict', 'This match is not over yet.');
    }
    const next = before.rematch && (await this.#parts.tables.find(before.rematch));
    if (next && next.status !== 'abandoned') {
      return this.join(person, next.id, next.invitation === null ? {} : { invitation: next.invitation });
    }
    const { game, options, seats, time, access, rated, spectators, bots } = before;
    const table = await this.create(person, {
      game,
      options,
      seats: seats.length,
      time,
      access,
      rated,
      spectators,
      bots,
    });
    await this.#parts.tables.change(id, (ended) => ({ ...ended, rematch: table.id }));
    return table;
  }

  /** The table as this person may see it; refuses those who may not know of it. */
  async see(person: Person | undefined, id: string, invitation?: string): Promise<Table> {
    const table = await this.mustFind(id);
    mustBeLetIn(table, person, invitation);
    return this.shown(person, table);
  }

  /** The same for one who wants to watch the match. */
  async mustMayWatch(person: Person | undefined, id: string, invitation?: string): Promise<TableData> {
    const table = await this.mustFind(id);
    mustBeLetIn(table, person, invitation);
    if (!isOpenToSpectators(table) && seatOf(table, person?.id) === undefined) {
      throw new Refusal('forbidden', 'This table is not open to spectators.');
    }
    return table;
  }

  async seatOf(person: Person | undefined, id: string): Promise<Seat | undefined> {
    return seatOf(await this.mustFind(id), person?.id);
  }

  /** As whom this person follows the match; `undefined` if they may not. */
  async viewerOf(person: Person | undefined, id: string): Promise<Viewer | undefined> {
    const table = await this.mustFind(id);
    return seatOf(table, person?.id) ?? (isOpenToSpectators(table) ? 'spectator' : undefined);
  }

  /** The table, whoever asks. */
  async mustFind(id: string): Promise<TableData> {
    const table = await this.#parts.tables.find(id);
    if (!table) throw new Refusal('not-found', 'There is no such table, or you need an invitation to it.');
    return table;
  }

  /** The table as this person may see it. */
  shown(person: Person | undefined, table: TableData): Table {
    return shownTo(person?.id, table, this.#parts.tables.surroundings);
  }

  follow(id: string, follower: Follower): void {
    this.#parts.tables.follow(id, follower);
  }

  unfollow(id: string, follower: Follower): void {
    this.#parts.tables.unfollow(id, follower);
  }

  async #newTable(person: Person, wanted: NewTable): Promise<TableData> {
    const { game, about } = this.#game(wanted.game);
    const options = wanted.options ?? about.options;
    const objection = game.objection(options, wanted.seats);
    if (objection) throw new Refusal('malformed', `${objection[0]?.toUpperCase()}${objection.slice(1)}.`);
    const { time, access, rated, spectators, bots, seats } = wanted;
    if (rated && bots) throw new Refusal('malformed', 'Bots cannot fill a rated table.', { field: 'bots' });
    return {
      id: newId(10),
      game: wanted.game,
      options,
      status: 'open',
      owner: person,
      seats: Array<null>(seats).fill(null),
      time,
      access,
      rated,
      spectators,
      bots,
      created: this.#parts.timers.now(),
      started: null,
      ended: null,
      ranking: null,
      commitment: null,
      rematch: null,
      invitation: access === 'private' ? randomBytes(12).toString('base64url') : null,
      resigned: [],
    };
  }

  async #change(person: Person, id: string, change: (table: TableData) => TableData): Promise<Table> {
    const table = await this.#parts.tables.change(id, change);
    if (!table) throw new Refusal('not-found', 'There is no such table.');
    return this.shown(person, table);
  }

  #mustHaveRoom(person: Person): void {
    const { tablesPerUser } = this.#parts.limits;
    const own = this.#parts.tables.all().filter((table) => seatOf(table, person.id) !== undefined);
    if (own.length >= tablesPerUser) throw new Refusal('too-many', `You sit at ${tablesPerUser} tables already.`);
  }

  #game(id: string): KnownGame {
    const known = this.#parts.games.get(id);
    if (!known) throw new Refusal('not-found', 'There is no such game.', { field: 'game' });
    return known;
  }

  #rating(person: Person, game: string): Promise<Rating | undefined> {
    return this.#parts.ratings.of(game, person.id);
  }
}
