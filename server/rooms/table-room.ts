// A table as a room of Colyseus. A room lasts as long as it has clients; the table is stored elsewhere.
import { type Client, ClientState, Room, ServerError } from '@colyseus/core';
import { ERRORS, Refusal } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import { TABLE_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { ClientSession } from '../doors/client-session.ts';
import { problemOf } from '../doors/problems.ts';
import { askerOf } from '../host/askers.ts';
import type { OutgoingMessage } from '../host/outgoing.ts';
import { isPassing } from '../limits/busy.ts';
import { isOpenToSpectators, seatOf, type TableData } from '../lobby/table-data.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import { farewell, messagesFor, type RoomSubscriptions, tell } from './messages.ts';
import { Mirror } from './mirror.ts';
import { QuietSerializer } from './quiet-serializer.ts';
import type { RoomContext } from './room-context.ts';
import { closeWith, type RoomSocket } from './room-socket.ts';
import { RoomSubscription } from './room-subscription.ts';
import { StateSync } from './state-sync.ts';

/** Whatever changes is sent at once; this only keeps the timer of Colyseus from costing anything. */
const PATCH_RATE = 60_000;

/** Seconds for which Colyseus holds a place: when it is held, the client is there already. */
const AT_ONCE = 5;

export interface TableRoomOptions {
  readonly table: string;
  /** Only for spectators that see the match some turns later. */
  readonly isLate: boolean;
  readonly key: string;
}

export class TableRoom extends Room {
  override patchRate = PATCH_RATE;
  override seatReservationTimeout = AT_ONCE;
  readonly #context: RoomContext;
  readonly #serializer = new QuietSerializer((client) => this.#subscriptions.get(client)?.isAway ?? false);
  readonly #subscriptions = new Map<Client, RoomSubscription>();
  readonly #queue = new TaskQueue();
  #options: TableRoomOptions = { table: '', isLate: false, key: '' };
  #mirror: Mirror | undefined;
  #stateSync: StateSync | undefined;
  /** The table as it was last told, while it is not shown yet. */
  #told: Table | undefined;

  constructor(context: RoomContext) {
    super();
    this.#context = context;
    messagesFor(this, TABLE_REQUESTS, (client) => this.#subscriptionsOf(client));
  }

  /** Colyseus would have its own for a state of this kind. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override async onCreate(options: TableRoomOptions): Promise<void> {
    const { app, timers, tableClasses } = this.#context;
    this.#options = options;
    const { id, game, seats } = await app.lobby.mustFind(options.table);
    const type = tableClasses.get(game);
    if (!type) throw new Error(`the game ${game} has no rooms`);
    this.#mirror = new Mirror(type, id, seats.length, timers.now());
    this.#stateSync = new StateSync(
      app,
      { table: id, mirror: this.#mirror, isLate: options.isLate },
      {
        patch: () => this.#patch(),
        told: (viewer, outgoing) => this.#pass(viewer, outgoing),
        failed: (failure) => this.#breakDown(failure),
      },
    );
    this.state = this.#mirror.state;
    this.broadcastPatch();
  }

  override async onJoin(client: Client): Promise<void> {
    const { session, wishes } = client.ref as RoomSocket;
    const { app } = this.#context;
    const subscription = new RoomSubscription(app, this.#options.table, client, session, wishes.events === true);
    this.#subscriptions.set(client, subscription);
    try {
      await subscription.begin((table) => this.#tableTold(table));
      await this.#settle();
      // A client that joins now would be sent the state, however short its stay.
      if (subscription.viewer === undefined) throw new Refusal('conflict', ROOM_CLOSE_CODES[4012]);
    } catch (failure) {
      throw refusalFor(failure);
    }
  }

  override async onLeave(client: Client): Promise<void> {
    const subscription = this.#subscriptions.get(client);
    this.#subscriptions.delete(client);
    subscription?.end();
    await this.#settle().catch((failure) => this.#breakDown(failure));
  }

  override async onDispose(): Promise<void> {
    this.#context.closed(this.#options.key);
    await this.#stateSync?.stop();
  }

  override onBeforeShutdown(): void {
    for (const client of this.clients) tell(client, 'bye', farewell());
    this.disconnect(4001).catch((failure) => this.#breakDown(failure));
  }

  /** Shows every client what it may see by now: after one came, went, took or left a seat, or the match began. */
  #settle(): Promise<void> {
    return this.#queue.run(async () => {
      const data = await this.#data();
      if (!data) return;
      const gained: RoomSubscription[] = [];
      for (const subscription of this.#subscriptions.values()) {
        const viewer = this.#viewerIn(data, subscription.session);
        if (viewer === 'elsewhere') subscription.sendAway();
        else if (viewer === 'spectator') this.#show(subscription, viewer);
        else gained.push(subscription);
      }
      await this.#follow(data);
      for (const subscription of gained) {
        const viewer = this.#viewerIn(data, subscription.session);
        if (viewer !== 'elsewhere') this.#show(subscription, viewer);
      }
    });
  }

  /** An open table without players is gone. */
  async #data(): Promise<TableData | undefined> {
    try {
      return await this.#context.app.lobby.mustFind(this.#options.table);
    } catch (failure) {
      if (problemOf(failure)?.code === 'not-found') return undefined;
      throw failure;
    }
  }

  async #follow(data: TableData): Promise<void> {
    if (data.status === 'open') return;
    const sessions = [...this.#subscriptions.values()].map(({ session }) => session);
    const seats = sessions
      .map((session) => this.#viewerIn(data, session))
      .filter((viewer) => viewer !== 'elsewhere' && viewer !== 'spectator');
    const [first] = sessions;
    if (first) await this.#stateSync?.follow(seats, askerOf(first.person, first.place));
    else await this.#stateSync?.stop();
  }

  /** The viewer as which a client sees the match in this room, if it may. */
  #viewerIn(data: TableData, { person }: ClientSession): Viewer | 'elsewhere' {
    const seat = seatOf(data, person?.id);
    if (this.#options.isLate) return seat === undefined && isOpenToSpectators(data) ? 'spectator' : 'elsewhere';
    if (seat !== undefined) return seat;
    return data.spectators.delay === 0 && isOpenToSpectators(data) ? 'spectator' : 'elsewhere';
  }

  #show(subscription: RoomSubscription, viewer: Viewer): void {
    if (subscription.viewer === viewer || subscription.isAway) return;
    const { client } = subscription;
    const isOther = subscription.viewer !== undefined;
    subscription.viewer = viewer;
    this.#flush();
    if (this.#mirror) client.view = this.#mirror.viewFor(viewer);
    if (isOther && client.state === ClientState.JOINED) client.raw(this.#serializer.getFullState(client));
  }

  #tableTold(table: Table): void {
    if (table.seats.length !== this.#mirror?.state.seats.length) {
      this.#giveWay();
      return;
    }
    const isFirst = this.#told === undefined;
    this.#told = table;
    if (!isFirst) return;
    queueMicrotask(() => {
      try {
        this.#flush();
        this.#settle().catch((failure) => this.#breakDown(failure));
      } catch (failure) {
        this.#breakDown(failure);
      }
    });
  }

  /** The owner has changed how many seats there are: the state is of other seats, and its clients find a new room. */
  #giveWay(): void {
    this.#context.closed(this.#options.key);
    for (const subscription of this.#subscriptions.values()) subscription.sendAway();
  }

  #flush(): void {
    this.#stateSync?.flush();
    this.#patch();
  }

  #patch(): void {
    if (this.#told) this.#mirror?.seat(this.#told.status, this.#told.seats);
    this.#told = undefined;
    this.broadcastPatch();
  }

  #pass(viewer: Viewer, { message }: OutgoingMessage): void {
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.isAway) continue;
      if (message.type === 'update' && subscription.viewer === viewer) subscription.happened(message);
      if (message.type === 'ended' && viewer === 'spectator') {
        tell(subscription.client, 'ended', { ranking: message.ranking, seed: message.seed });
      }
    }
  }

  #subscriptionsOf(client: Client): RoomSubscriptions {
    const { table } = this.#options;
    return {
      table,
      tables: {
        isAt: (other) => other === table && this.#subscriptions.has(client),
        // A client that wants to be at another table joins its room.
        begin: async () => {},
        mustHaveRoom: () => {},
        leave: () => {},
      },
      followLobby: () => {
        throw new Refusal('conflict', 'Join the lobby for that.');
      },
      leaveLobby: () => {},
    };
  }

  /** The state cannot be trusted any more. A client that comes back finds a new room. */
  #breakDown(failure: unknown): void {
    const { log } = this.#context;
    if (!isPassing(failure)) log.error({ err: failure, match: this.#options.table }, 'a room broke down');
    this.#context.closed(this.#options.key);
    for (const client of this.clients) closeWith(client.ref as RoomSocket, 4002);
  }
}

/** A refusal in the words of Colyseus, which knows a number and a sentence: the number is the status of HTTP. */
function refusalFor(failure: unknown): unknown {
  const problem = problemOf(failure);
  return problem ? new ServerError(ERRORS[problem.code], problem.message) : failure;
}
