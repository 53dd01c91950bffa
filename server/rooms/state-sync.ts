// Keeps the state of a room equal to a match: follows the match once for spectators, and once for each seat that has a
// client here.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { AppServices } from '../doors/app-services.ts';
import { type Asker, askerOf } from '../host/askers.ts';
import type { HostedMatch } from '../host/hosted-match.ts';
import type { MatchSubscriber, OutgoingMessage } from '../host/outgoing.ts';
import { sourceOf } from '../host/waking.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import type { Mirror } from './mirror.ts';

export interface Audience {
  /** The state has changed: it has to be sent at once, as the whole state may be asked for at any moment. */
  patch(): void;
  /** What is told besides, when the state says it already. */
  told(viewer: Viewer, outgoing: OutgoingMessage): void;
  failed(failure: unknown): void;
}

export interface Exhibit {
  readonly table: string;
  readonly mirror: Mirror;
  /** Whether the room shows the match as late as spectators see it. */
  readonly isLate: boolean;
}

export class StateSync {
  readonly #app: AppServices;
  readonly #exhibit: Exhibit;
  readonly #audience: Audience;
  readonly #queue = new TaskQueue();
  /** The subscribers of the match, all of them for this room. */
  readonly #watchers = new Map<Viewer, MatchSubscriber>();
  #request: ReadonlySet<Viewer> = new Set();
  #asker: Asker = askerOf(undefined, '');
  #match: HostedMatch | undefined;
  /** Some seats are not followed yet: no client sees the open part before its own. */
  #isComing = false;
  #heard: { readonly viewer: Viewer; readonly outgoing: OutgoingMessage }[] = [];

  constructor(app: AppServices, exhibit: Exhibit, audience: Audience) {
    this.#app = app;
    this.#exhibit = exhibit;
    this.#audience = audience;
  }

  /**
   * Shows the match to all, and to these seats, from now on and until told otherwise. Done when they can see it. Without
   * a seat it is for spectators. If the match has to be woken, this asker's turn counts.
   */
  follow(seats: Iterable<Seat>, asker: Asker): Promise<void> {
    this.#asker = asker;
    // The view of a seat is laid over the one of all.
    return this.#want(new Set<Viewer>(['spectator', ...seats]));
  }

  /** The room has no clients. */
  stop(): Promise<void> {
    return this.#want(new Set());
  }

  /** Writes down what was told until now, what all may know before what a seat alone may. */
  flush(): void {
    const heard = this.#heard;
    if (heard.length === 0 || this.#isComing) return;
    this.#heard = [];
    for (const { viewer, outgoing } of heard) if (viewer === 'spectator') this.#showAll(outgoing);
    for (const { viewer, outgoing } of heard) if (viewer !== 'spectator') this.#showOne(viewer, outgoing);
    this.#audience.patch();
    for (const { viewer, outgoing } of heard) this.#audience.told(viewer, outgoing);
  }

  #want(viewers: ReadonlySet<Viewer>): Promise<void> {
    this.#request = viewers;
    return this.#queue.run(async () => {
      this.#isComing = true;
      try {
        await this.#follow();
      } finally {
        this.#isComing = false;
      }
      this.flush();
    });
  }

  async #follow(): Promise<void> {
    for (const viewer of this.#watchers.keys()) if (!this.#request.has(viewer)) this.#leave(viewer);
    for (const viewer of this.#request) {
      if (!this.#watchers.has(viewer)) await this.#attend(viewer);
      // The match is about to begin: the table will tell of it.
      if (!this.#watchers.has(viewer)) return;
    }
  }

  async #attend(viewer: Viewer): Promise<void> {
    const { table, isLate } = this.#exhibit;
    const subscriber: MatchSubscriber = {
      readsViews: true,
      told: (outgoing) => this.#hear(viewer, outgoing),
      dismissed: () => this.#lookAgain(),
    };
    this.#watchers.set(viewer, subscriber);
    try {
      const attach = async (match: HostedMatch | undefined) => {
        if (viewer === 'spectator' && !isLate) await match?.attachForPlayers(subscriber);
        else await match?.attach(viewer, subscriber);
        return match;
      };
      const isForPlayers = [...this.#request].some((other) => other !== 'spectator');
      const source = sourceOf(this.#asker, isForPlayers);
      this.#match = await this.#app.host.reach(table, attach, source);
      if (!this.#match) await this.#lookBack(viewer);
    } catch (failure) {
      this.#leave(viewer);
      throw failure;
    }
  }

  async #lookBack(viewer: Viewer): Promise<void> {
    const last = await this.#app.replays.lastSnapshot(this.#exhibit.table, viewer);
    if (last) this.#hear(viewer, last);
    else this.#leave(viewer);
  }

  #leave(viewer: Viewer): void {
    const subscriber = this.#watchers.get(viewer);
    if (subscriber) this.#match?.detach(viewer, subscriber);
    this.#watchers.delete(viewer);
    if (this.#watchers.size === 0) this.#match = undefined;
  }

  #lookAgain(): void {
    this.#watchers.clear();
    this.#match = undefined;
    this.#want(this.#request).catch((failure) => this.#audience.failed(failure));
  }

  /** One thing is told to several, one after the other: it is sent when all of them know. */
  #hear(viewer: Viewer, outgoing: OutgoingMessage): void {
    if (this.#heard.push({ viewer, outgoing }) > 1) return;
    queueMicrotask(() => {
      try {
        this.flush();
      } catch (failure) {
        this.#audience.failed(failure);
      }
    });
  }

  #showAll({ message, view }: OutgoingMessage): void {
    const { mirror } = this.#exhibit;
    if ((message.type === 'snapshot' || message.type === 'update') && view !== undefined) mirror.show(message, view);
    if (message.type === 'snapshot' || message.type === 'clock') mirror.showClocks(message.clocks);
    if (message.type === 'snapshot' && message.ending) mirror.end(message.ending);
    if (message.type === 'ended') mirror.end({ ranking: message.ranking, seed: message.seed });
  }

  #showOne(seat: Seat, { message, view }: OutgoingMessage): void {
    const { mirror } = this.#exhibit;
    if ((message.type === 'snapshot' || message.type === 'update') && view !== undefined) mirror.showOwn(seat, view);
    if (message.type === 'snapshot' || message.type === 'update' || message.type === 'decision') {
      mirror.ask(seat, message);
    }
    if (message.type === 'snapshot' || message.type === 'decision') mirror.order(seat, message.orders);
  }
}
