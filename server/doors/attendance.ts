// Somebody at a table: they follow the table, and its match from the moment that there is one, as who they are there.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Host } from '../host/host.ts';
import type { LiveMatch } from '../host/live-match.ts';
import type { Replays } from '../host/replays.ts';
import { Telling, type Watcher } from '../host/telling.ts';
import type { Chat } from '../lobby/chat.ts';
import type { Follower } from '../lobby/followers.ts';
import type { Lobby } from '../lobby/lobby.ts';

/** What lies behind every door. */
export interface House {
  readonly lobby: Lobby;
  readonly host: Host;
  readonly replays: Replays;
  readonly chat: Chat;
}

export interface Visitor {
  readonly person: Person | undefined;
  told(telling: Telling): void;
  hears(person: string): boolean;
  /** Something went wrong that nobody waits for. */
  failed(failure: unknown): void;
}

export class Attendance {
  readonly table: string;
  readonly #house: House;
  readonly #visitor: Visitor;
  readonly #follower: Follower;
  readonly #watcher: Watcher;
  #following: { readonly match: LiveMatch; readonly viewer: Viewer } | undefined;
  #isLooking = false;
  #hasLeft = false;

  private constructor(house: House, table: string, visitor: Visitor) {
    this.table = table;
    this.#house = house;
    this.#visitor = visitor;
    this.#watcher = { told: (telling) => visitor.told(telling) };
    this.#follower = {
      person: visitor.person,
      hears: (person) => visitor.hears(person),
      told: (telling) => {
        visitor.told(telling);
        if (telling.message.type === 'table') this.#tableChanged(telling.message.table);
      },
    };
  }

  /**
   * Comes to the table: first it is told how the table stands, then what was said, then the match, from the version
   * after the last that the visitor has.
   */
  static async begin(house: House, table: string, visitor: Visitor, since?: number): Promise<Attendance> {
    const attendance = new Attendance(house, table, visitor);
    await attendance.#begin(since);
    return attendance;
  }

  /** As whom the visitor follows the match; `undefined` before there is one. */
  get viewer(): Viewer | undefined {
    return this.#following?.viewer;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#house.lobby.unfollow(this.table, this.#follower);
    this.#unwatch();
  }

  async #begin(since: number | undefined): Promise<void> {
    const { lobby, chat } = this.#house;
    const { person } = this.#visitor;
    const data = await lobby.mustFind(this.table);
    this.#visitor.told(new Telling({ type: 'table', table: lobby.shown(person, data) }));
    for (const line of await chat.before(person, data)) {
      if (this.#visitor.hears(line.person.id)) this.#visitor.told(new Telling({ type: 'chat', ...line }));
    }
    await this.#watch(since);
    // Left while it was still coming.
    if (this.#hasLeft) return this.#unwatch();
    lobby.follow(this.table, this.#follower);
    // The match may have begun since it was looked for.
    if (!this.#following) this.#tableChanged(await lobby.mustFind(this.table));
  }

  /** A match has begun, or the visitor has sat down or given up the seat. */
  #tableChanged({ status }: Pick<Table, 'status'>): void {
    if (status === 'playing' && !this.#isLooking) this.#watch().catch((failure) => this.#visitor.failed(failure));
  }

  async #watch(since?: number): Promise<void> {
    this.#isLooking = true;
    try {
      const viewer = (await this.#house.lobby.seatOf(this.#visitor.person, this.table)) ?? 'spectator';
      if (this.#following?.viewer === viewer) return;
      const match = await this.#house.host.open(this.table);
      if (!match) return await this.#lookBack(viewer);
      this.#unwatch();
      await match.attach(viewer, this.#watcher, since);
      this.#following = { match, viewer };
      if (this.#hasLeft) this.#unwatch();
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookBack(viewer: Viewer): Promise<void> {
    if (this.#following) return;
    const last = await this.#house.replays.lastSnapshot(this.table, viewer);
    if (last) this.#visitor.told(last);
  }

  #unwatch(): void {
    this.#following?.match.detach(this.#following.viewer, this.#watcher);
    this.#following = undefined;
  }
}
