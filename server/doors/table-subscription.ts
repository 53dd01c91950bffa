// Somebody at a table: they follow the table, and its match from the moment that there is one, as who they are there.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { GoingAway, type HostedMatch } from '../host/hosted-match.ts';
import { Telling, type Watcher } from '../host/telling.ts';
import type { Follower } from '../lobby/followers.ts';
import { isCurrent } from '../lobby/table-data.ts';
import { ChatCatchUp } from './chat-catch-up.ts';
import type { House } from './house.ts';

/** After a failure, the match is looked for again after so long. */
const TRY_AGAIN = 1000;

export interface Subscriber {
  readonly person: Person | undefined;
  told(telling: Telling): void;
  hears(person: string): boolean;
  /** Something went wrong that nobody waits for. */
  failed(failure: unknown): void;
}

export class TableSubscription {
  readonly table: string;
  readonly #house: House;
  readonly #subscriber: Subscriber;
  readonly #follower: Follower;
  readonly #watcher: Watcher;
  /** As the visitor was last told. */
  #standing: Pick<Table, 'status' | 'started'> | undefined;
  readonly #chat = new ChatCatchUp((line) => this.#tell(line));
  /** The visitor has been told how the match ended. */
  #knowsEnd = false;
  #following: { readonly match: HostedMatch; readonly viewer: Viewer } | undefined;
  /** True also until the visitor has come, who looks for the match last. */
  #isLooking = true;
  #mustLookAgain = false;
  #hasLeft = false;
  #isHushed = false;
  /** Since the last time that the match was found. */
  #wasDismissed = false;

  constructor(house: House, table: string, subscriber: Subscriber) {
    this.table = table;
    this.#house = house;
    this.#subscriber = subscriber;
    this.#watcher = {
      told: (telling) => this.#tell(telling),
      dismissed: () => {
        this.#following = undefined;
        this.#wasDismissed = true;
        this.#tableChanged();
      },
    };
    this.#follower = {
      person: subscriber.person,
      hears: (person) => subscriber.hears(person),
      told: (telling) => this.#hear(telling),
    };
  }

  /**
   * Comes to the table: first it is told how the table stands, then what was said, then the match, from the version
   * after the last that the visitor has. For a visitor who leaves meanwhile, nothing more is looked up.
   */
  async begin(since?: number): Promise<this> {
    try {
      await this.#begin(since);
      return this;
    } catch (failure) {
      this.leave();
      throw failure;
    }
  }

  /** As whom the visitor follows the match; `undefined` before there is one. */
  get viewer(): Viewer | undefined {
    return this.#following?.viewer;
  }

  /** As far as the visitor was told. */
  get isOver(): boolean {
    return this.#standing !== undefined && !isCurrent(this.#standing);
  }

  /** Tells the visitor nothing more. They are still there. */
  hush(): void {
    this.#isHushed = true;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#house.lobby.unfollow(this.table, this.#follower);
    this.#unwatch();
  }

  async #begin(since: number | undefined): Promise<void> {
    const { lobby } = this.#house;
    const data = await lobby.mustFind(this.table);
    if (this.#hasLeft) return;
    // From here on nothing that happens at the table is missed. Those who sit are told how it stands by this alone.
    lobby.follow(this.table, this.#follower);
    if (!this.#standing) this.#hear(new Telling({ type: 'table', table: lobby.shown(this.#subscriber.person, data) }));
    await this.#chat.begin(this.#house.chat, this.#follower, data);
    if (!this.#hasLeft) await this.#watch(since);
  }

  #hear(telling: Telling): void {
    const { message } = telling;
    if (message.type === 'chat') {
      this.#chat.said(telling);
      return;
    }
    this.#tell(telling);
    if (message.type !== 'table') return;
    this.#standing = message.table;
    this.#tableChanged();
  }

  #tell(telling: Telling): void {
    if (this.#hasLeft || this.#isHushed) return;
    const { message } = telling;
    if (message.type === 'ended' || (message.type === 'snapshot' && message.ending !== null)) this.#knowsEnd = true;
    try {
      this.#subscriber.told(telling);
    } catch (failure) {
      // Nothing to the others at the table.
      this.#subscriber.failed(failure);
    }
  }

  /** A match has begun, or may be seen now that it is over; or the visitor has sat down or given up the seat. */
  #tableChanged(): void {
    if (this.#hasLeft || !this.#hasMatchToSee) return;
    if (this.#isLooking) this.#mustLookAgain = true;
    else this.#watch().catch((failure) => this.#failed(failure));
  }

  get #hasMatchToSee(): boolean {
    const hasEndedUnseen = this.isOver && this.#standing?.started !== null && !this.#knowsEnd;
    return this.#standing?.status === 'playing' || hasEndedUnseen;
  }

  /** Whoever sits there and is told nothing would wait for ever. */
  #failed(failure: unknown): void {
    // The door has told them to come back.
    if (failure instanceof GoingAway || this.#hasLeft) return;
    this.#subscriber.failed(failure);
    this.#house.timers.after(TRY_AGAIN, () => this.#tableChanged());
  }

  async #watch(since?: number): Promise<void> {
    this.#isLooking = true;
    this.#mustLookAgain = false;
    try {
      const viewer = await this.#house.lobby.viewerOf(this.#subscriber.person, this.table);
      if (!this.#hasLeft) await this.#follow(viewer, since);
    } finally {
      this.#isLooking = false;
      if (this.#mustLookAgain) this.#tableChanged();
      if (this.#hasLeft) this.#unwatch();
    }
  }

  async #follow(viewer: Viewer | undefined, since: number | undefined): Promise<void> {
    if (this.#following?.viewer === viewer) return;
    if (viewer === undefined) {
      this.#unwatch();
      return;
    }
    const attach = async (found: HostedMatch | undefined) => {
      if (!found || this.#hasLeft) return undefined;
      this.#unwatch();
      this.#wasDismissed = false;
      await found.attach(viewer, this.#watcher, since);
      return found;
    };
    const place = this.#subscriber.person?.id ?? 'visitors';
    const source = viewer === 'spectator' ? { place, isFamiliar: false } : undefined;
    const match = await this.#house.host.reach(this.table, attach, source);
    if (!match) await this.#lookBack(viewer);
    else if (!this.#wasDismissed) this.#following = { match, viewer };
  }

  async #lookBack(viewer: Viewer): Promise<void> {
    if (this.#following || this.#hasLeft) return;
    const last = await this.#house.replays.lastSnapshot(this.table, viewer);
    if (last) this.#tell(last);
  }

  #unwatch(): void {
    this.#following?.match.detach(this.#following.viewer, this.#watcher);
    this.#following = undefined;
  }
}
