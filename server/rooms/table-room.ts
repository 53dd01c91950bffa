// A table as a room of Colyseus. It is there as long as it has clients; all that lasts is kept elsewhere.
import { type Client, ClientState, Room } from '@colyseus/core';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import { TABLE_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { problemOf } from '../doors/problems.ts';
import type { Telling } from '../host/telling.ts';
import { isOpenToSpectators, seatOf, type TableData } from '../lobby/table-data.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import type { Guest, Scene } from './guest.ts';
import { farewell, messagesFor, tell } from './messages.ts';
import { Mirror } from './mirror.ts';
import { QuietSerializer } from './quiet-serializer.ts';
import type { Reception } from './reception.ts';
import { refusalFor } from './refusing.ts';
import { Showing } from './showing.ts';
import { Visit } from './visit.ts';
import { closeWith, type Wire } from './wire.ts';

/** Whatever changes is sent at once; this only keeps the timer of Colyseus from costing anything. */
const RARELY = 60_000;

/** Seconds in which those come for whom Colyseus holds a place: it is held when they are there already. */
const AT_ONCE = 5;

export interface TableRoomOptions {
  readonly table: string;
  /** For those alone who may see the match only some turns later. */
  readonly isLate: boolean;
  readonly key: string;
}

export class TableRoom extends Room {
  override patchRate = RARELY;
  override seatReservationTimeout = AT_ONCE;
  readonly #reception: Reception;
  readonly #serializer = new QuietSerializer((client) => this.#visits.get(client)?.isAway ?? false);
  readonly #visits = new Map<Client, Visit>();
  readonly #queue = new TaskQueue();
  #options: TableRoomOptions = { table: '', isLate: false, key: '' };
  #mirror: Mirror | undefined;
  #showing: Showing | undefined;
  /** As it was told last, and is not shown yet. */
  #told: Table | undefined;

  constructor(reception: Reception) {
    super();
    this.#reception = reception;
    messagesFor(this, TABLE_REQUESTS, (client) => this.#scene(client));
  }

  /** Colyseus would have its own for a state of this kind. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override async onCreate(options: TableRoomOptions): Promise<void> {
    const { house, timers, schemas } = this.#reception;
    this.#options = options;
    const { id, game, seats } = await house.lobby.mustFind(options.table);
    const type = schemas.get(game);
    if (!type) throw new Error(`the game ${game} has no rooms`);
    this.#mirror = new Mirror(type, id, seats.length, timers.now());
    this.#showing = new Showing(
      house,
      { table: id, mirror: this.#mirror, isLate: options.isLate },
      {
        patch: () => this.#patch(),
        told: (viewer, telling) => this.#pass(viewer, telling),
        failed: (failure) => this.#breakDown(failure),
      },
    );
    this.state = this.#mirror.state;
    this.broadcastPatch();
  }

  override async onJoin(client: Client): Promise<void> {
    const { guest, wishes } = client.ref as Wire;
    const { house } = this.#reception;
    const visit = new Visit(house, this.#options.table, client, guest, wishes.events === true);
    this.#visits.set(client, visit);
    try {
      await visit.begin((table) => this.#tableTold(table));
      await this.#settle();
      // Whoever comes now would be sent the state, however short the stay.
      if (visit.viewer === undefined) throw new Refusal('conflict', ROOM_CLOSE_CODES[4012]);
    } catch (failure) {
      throw refusalFor(failure);
    }
  }

  override async onLeave(client: Client): Promise<void> {
    const visit = this.#visits.get(client);
    this.#visits.delete(client);
    visit?.end();
    await this.#settle().catch((failure) => this.#breakDown(failure));
  }

  override async onDispose(): Promise<void> {
    this.#reception.closed(this.#options.key);
    await this.#showing?.stop();
  }

  override onBeforeShutdown(): void {
    for (const client of this.clients) tell(client, 'bye', farewell());
    this.disconnect(4001).catch((failure) => this.#breakDown(failure));
  }

  /** Makes everybody see what they may see by now: somebody came, went, sat down or stood up, or the match began. */
  #settle(): Promise<void> {
    return this.#queue.run(async () => {
      const data = await this.#data();
      if (!data) return;
      const gained: Visit[] = [];
      for (const visit of this.#visits.values()) {
        const viewer = this.#viewerIn(data, visit.guest);
        if (viewer === 'elsewhere') visit.sendAway();
        else if (viewer === 'spectator') this.#show(visit, viewer);
        else gained.push(visit);
      }
      await this.#follow(data);
      for (const visit of gained) {
        const viewer = this.#viewerIn(data, visit.guest);
        if (viewer !== 'elsewhere') this.#show(visit, viewer);
      }
    });
  }

  /** An open table at which nobody sits any more is gone. */
  async #data(): Promise<TableData | undefined> {
    try {
      return await this.#reception.house.lobby.mustFind(this.#options.table);
    } catch (failure) {
      if (problemOf(failure)?.code === 'not-found') return undefined;
      throw failure;
    }
  }

  async #follow(data: TableData): Promise<void> {
    if (data.status === 'open') return;
    const viewers = [...this.#visits.values()].map(({ guest }) => this.#viewerIn(data, guest));
    const seats = viewers.filter((viewer) => viewer !== 'elsewhere' && viewer !== 'spectator');
    if (viewers.length === 0) await this.#showing?.stop();
    else await this.#showing?.follow(seats);
  }

  /** As whom somebody sees the match here, if it is here that they may. */
  #viewerIn(data: TableData, { person }: Guest): Viewer | 'elsewhere' {
    const seat = seatOf(data, person?.id);
    if (this.#options.isLate) return seat === undefined && isOpenToSpectators(data) ? 'spectator' : 'elsewhere';
    if (seat !== undefined) return seat;
    return data.spectators.delay === 0 && isOpenToSpectators(data) ? 'spectator' : 'elsewhere';
  }

  #show(visit: Visit, viewer: Viewer): void {
    if (visit.viewer === viewer || visit.isAway) return;
    const { client } = visit;
    const isOther = visit.viewer !== undefined;
    visit.viewer = viewer;
    this.#flush();
    if (this.#mirror) client.view = this.#mirror.viewFor(viewer);
    if (isOther && client.state === ClientState.JOINED) client.raw(this.#serializer.getFullState(client));
  }

  #tableTold(table: Table): void {
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

  #flush(): void {
    this.#showing?.flush();
    this.#patch();
  }

  #patch(): void {
    if (this.#told) this.#mirror?.seat(this.#told.status, this.#told.seats);
    this.#told = undefined;
    this.broadcastPatch();
  }

  #pass(viewer: Viewer, { message }: Telling): void {
    for (const visit of this.#visits.values()) {
      if (visit.isAway) continue;
      if (message.type === 'update' && visit.viewer === viewer) visit.happened(message.version, message.events);
      if (message.type === 'ended' && viewer === 'spectator') {
        tell(visit.client, 'ended', { ranking: message.ranking, seed: message.seed });
      }
    }
  }

  #scene(client: Client): Scene {
    const { table } = this.#options;
    return {
      table,
      visits: {
        isAt: (other) => other === table && this.#visits.has(client),
        // Whoever wants to be at another table joins its room.
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

  /** The state cannot be trusted any more. Whoever comes back finds a new room. */
  #breakDown(failure: unknown): void {
    const { log } = this.#reception;
    log.error({ err: failure, match: this.#options.table }, 'a room broke down');
    this.#reception.closed(this.#options.key);
    for (const client of this.clients) closeWith(client.ref as Wire, 4002);
  }
}
