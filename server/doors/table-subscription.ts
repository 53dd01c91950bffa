// A client's subscription to a table: to the table itself, and to its match as soon as there is one, as seat or spectator.
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { askerOf } from '../host/askers.ts';
import type { Waits } from '../host/host.ts';
import { GoingAway, type HostedMatch } from '../host/hosted-match.ts';
import { type MatchSubscriber, OutgoingMessage } from '../host/outgoing.ts';
import { sourceOf } from '../host/waking.ts';
import { isPassing } from '../limits/busy.ts';
import type { Follower } from '../lobby/followers.ts';
import { isCurrent } from '../lobby/table-data.ts';
import type { AppServices } from './app-services.ts';
import { ChatCatchUp } from './chat-catch-up.ts';

/** After a failure, the match is looked for again after so long. */
const TRY_AGAIN = 1000;

export interface Subscriber {
  readonly person: Person | undefined;
  /** As `placeOf` names it. */
  readonly place: string;
  told(outgoing: OutgoingMessage): void;
  hears(person: string): boolean;
  /** Something went wrong that no request waits for. */
  failed(failure: unknown): void;
}

export class TableSubscription {
  readonly table: string;
  readonly #app: AppServices;
  readonly #subscriber: Subscriber;
  readonly #follower: Follower;
  readonly #matchSubscriber: MatchSubscriber;
  /** The state of the table that the client was last told. */
  #standing: Pick<Table, 'status' | 'started'> | undefined;
  readonly #chat = new ChatCatchUp((line) => this.#tell(line));
  /** The client has been told how the match ended. */
  #knowsEnd = false;
  #following: { readonly match: HostedMatch; readonly viewer: Viewer } | undefined;
  /** True also until `begin` is done, which looks for the match last. */
  #isLooking = true;
  #mustLookAgain = false;
  #hasLeft = false;
  #isHushed = false;
  /** Whether the match has let this subscriber go since it was last found. */
  #wasDismissed = false;

  constructor(app: AppServices, table: string, subscriber: Subscriber) {
    this.table = table;
    this.#app = app;
    this.#subscriber = subscriber;
    this.#matchSubscriber = {
      told: (outgoing) => this.#tell(outgoing),
      dismissed: () => {
        this.#following = undefined;
        this.#wasDismissed = true;
        this.#tableChanged();
      },
    };
    this.#follower = {
      person: subscriber.person,
      place: subscriber.place,
      hears: (person) => subscriber.hears(person),
      told: (outgoing) => this.#hear(outgoing),
    };
  }

  /**
   * Comes to the table: first it is told how the table stands, then what was said, then the match, from the version
   * after the last that the client has. For a client that leaves meanwhile, nothing more is looked up. `waits` is told if the
   * match has to be woken.
   */
  async begin(since?: number, waits?: Waits): Promise<this> {
    try {
      await this.#begin(since, waits);
      return this;
    } catch (failure) {
      this.leave();
      throw failure;
    }
  }

  /** The viewer as which the client follows the match; `undefined` before there is one. */
  get viewer(): Viewer | undefined {
    return this.#following?.viewer;
  }

  /** Whether the match is over, as far as the client was told. */
  get isOver(): boolean {
    return this.#standing !== undefined && !isCurrent(this.#standing);
  }

  /** Tells the client nothing more. It still counts as connected. */
  hush(): void {
    this.#isHushed = true;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#app.lobby.unfollow(this.table, this.#follower);
    this.#unwatch();
  }

  async #begin(since: number | undefined, waits: Waits | undefined): Promise<void> {
    const { lobby } = this.#app;
    const data = await lobby.mustFind(this.table);
    if (this.#hasLeft) return;
    // From here on nothing that happens at the table is missed. A client with a seat gets the table by this alone.
    lobby.follow(this.table, this.#follower);
    if (!this.#standing)
      this.#hear(new OutgoingMessage({ type: 'table', table: lobby.shown(this.#subscriber.person, data) }));
    await this.#chat.begin(this.#app.chat, this.#follower, data);
    if (!this.#hasLeft) await this.#watch(since, waits);
  }

  #hear(outgoing: OutgoingMessage): void {
    const { message } = outgoing;
    if (message.type === 'chat') {
      this.#chat.said(outgoing);
      return;
    }
    this.#tell(outgoing);
    if (message.type !== 'table') return;
    this.#standing = message.table;
    this.#tableChanged();
  }

  #tell(outgoing: OutgoingMessage): void {
    if (this.#hasLeft || this.#isHushed) return;
    const { message } = outgoing;
    if (message.type === 'ended' || (message.type === 'snapshot' && message.ending !== null)) this.#knowsEnd = true;
    try {
      this.#subscriber.told(outgoing);
    } catch (failure) {
      // Nothing to the others at the table.
      this.#subscriber.failed(failure);
    }
  }

  /** A match has begun, or may be seen now that it is over; or the client has taken or given up a seat. */
  #tableChanged(): void {
    if (this.#hasLeft || !this.#hasMatchToSee) return;
    if (this.#isLooking) this.#mustLookAgain = true;
    else this.#watch().catch((failure) => this.#failed(failure));
  }

  get #hasMatchToSee(): boolean {
    const hasEndedUnseen = this.isOver && this.#standing?.started !== null && !this.#knowsEnd;
    return this.#standing?.status === 'playing' || hasEndedUnseen;
  }

  /** A client that is told nothing would wait for ever. */
  #failed(failure: unknown): void {
    // The door has told them to come back.
    if (failure instanceof GoingAway || this.#hasLeft) return;
    const wait = isPassing(failure) ? failure.problem.retryAfter : undefined;
    if (wait === undefined) this.#subscriber.failed(failure);
    this.#app.timers.after(wait ?? TRY_AGAIN, () => this.#tableChanged());
  }

  async #watch(since?: number, waits?: Waits): Promise<void> {
    this.#isLooking = true;
    this.#mustLookAgain = false;
    try {
      const viewer = await this.#app.lobby.viewerOf(this.#subscriber.person, this.table);
      if (!this.#hasLeft) await this.#follow(viewer, since, waits);
    } finally {
      this.#isLooking = false;
      if (this.#mustLookAgain) this.#tableChanged();
      if (this.#hasLeft) this.#unwatch();
    }
  }

  async #follow(viewer: Viewer | undefined, since: number | undefined, waits: Waits | undefined): Promise<void> {
    if (this.#following?.viewer === viewer) return;
    if (viewer === undefined) {
      this.#unwatch();
      return;
    }
    // There is no match yet: the table tells when there is.
    if (this.#standing?.status === 'open') return;
    const attach = async (found: HostedMatch | undefined) => {
      if (!found || this.#hasLeft) return undefined;
      this.#unwatch();
      this.#wasDismissed = false;
      await found.attach(viewer, this.#matchSubscriber, since);
      return found;
    };
    const { person, place } = this.#subscriber;
    const source = sourceOf(askerOf(person, place), viewer !== 'spectator');
    const match = await this.#app.host.reach(this.table, attach, source, waits);
    if (!match) await this.#lookBack(viewer);
    else if (!this.#wasDismissed) this.#following = { match, viewer };
  }

  async #lookBack(viewer: Viewer): Promise<void> {
    if (this.#following || this.#hasLeft) return;
    const last = await this.#app.replays.lastSnapshot(this.table, viewer);
    if (last) this.#tell(last);
  }

  #unwatch(): void {
    this.#following?.match.detach(this.#following.viewer, this.#matchSubscriber);
    this.#following = undefined;
  }
}
