// The Colyseus door: reserves places in rooms, and accepts the sockets of the clients that they are reserved for.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker, ServerError } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { JoiningLobby, JoiningTable, Reservation } from '@undertow/shared/protocol/joining.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { WebSocket } from 'ws';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { AccountListener } from '../accounts/listeners.ts';
import { type Bus, type Query, Silence } from '../cluster/bus.ts';
import { ClientSession } from '../doors/client-session.ts';
import type { DoorParts } from '../doors/door-parts.ts';
import { arrivesTooOften, Handshakes, isCrowdTurnedAway, turnAway } from '../doors/handshakes.ts';
import { OnceAnywhere } from '../doors/once-anywhere.ts';
import { mustBeAllowed } from '../doors/permissions.ts';
import { takeSeat } from '../doors/seat-access.ts';
import { askerOf } from '../host/askers.ts';
import { sourceOf } from '../host/waking.ts';
import { placeOfRequest } from '../limits/address.ts';
import type { Sender } from '../limits/message-rate.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import { seatOf, type TableData } from '../lobby/table-data.ts';
import { RepeatedTask } from '../scheduling/repeated-task.ts';
import { waitAtMost } from '../scheduling/waiting.ts';
import { ColyseusLog } from './colyseus-log.ts';
import { LobbyRoom } from './lobby-room.ts';
import { tell } from './messages.ts';
import { OpenRooms } from './open-rooms.ts';
import type { RoomRegistry } from './registry.ts';
import { type Destination, type Expected, type JoinOptions, Reservations } from './reservations.ts';
import type { RoomContext } from './room-context.ts';
import { closeWith, RoomSocket } from './room-socket.ts';
import type { TableClasses } from './table-class.ts';
import { TableRoom } from './table-room.ts';

/** A client that asks for a place in a room. */
export interface JoiningClient {
  readonly identity: Identity | undefined;
  readonly credentials: Credentials;
  /** Where they come from, as it is counted. */
  readonly place: string;
}

/** A place in a room that a client is to get. */
interface ReservationRequest {
  readonly asker: JoiningClient;
  readonly destination: Destination;
  readonly wishes: JoinOptions;
}

export interface RoomDoorParts extends DoorParts {
  readonly registry: RoomRegistry;
  readonly tableClasses: TableClasses;
  readonly bus: Bus;
}

/** A question to another process: to hold a place there. */
const RESERVE: Query<ReservationRequest, Reservation> = 'rooms';

/** How long it may take to close all rooms. */
const PATIENCE = 4_000;

export class RoomDoor implements AccountListener {
  readonly #parts: RoomDoorParts;
  readonly #context: RoomContext;
  readonly #reservations: Reservations;
  readonly #openRooms = new OpenRooms();
  readonly #handshakes: Handshakes;
  readonly #sockets = new Set<RoomSocket>();
  #accepted = 0;
  #isDraining = false;

  constructor(parts: RoomDoorParts) {
    this.#parts = parts;
    this.#context = {
      ...parts,
      onceAnywhere: new OnceAnywhere(() => parts.timers.now(), parts.bus, 'rooms once'),
      colyseusLog: new ColyseusLog(parts.log),
      closed: (room) => this.#openRooms.strike(room),
    };
    this.#reservations = new Reservations(parts.socketsByPlace, parts.timers);
    this.#handshakes = new Handshakes(parts.limits.frameBytes, parts.frames);
  }

  /** Colyseus has one set of rooms in each process. */
  async open(): Promise<void> {
    const context = this.#context;
    setLogger(context.colyseusLog);
    const { presence, driver } = this.#parts.registry;
    await matchMaker.setup(presence, driver, undefined, async () => matchMaker.processId);
    matchMaker.defineRoomType(
      'table',
      class extends TableRoom {
        constructor() {
          super(context);
        }
      },
    );
    matchMaker.defineRoomType(
      'lobby',
      class extends LobbyRoom {
        constructor() {
          super(context);
        }
      },
    );
    await matchMaker.accept();
    const { bus, log, timers } = this.#parts;
    bus.answer(RESERVE, async (request) => this.#reserve(request));
    // What a process that has died had listed stays there until it is looked for.
    const mending = new RepeatedTask(
      () => matchMaker.healthCheckAllProcesses(),
      timers,
      (err) => log.warn({ err }, 'the list of rooms could not be mended'),
    );
    bus.onGone(() => void mending.run());
  }

  async joinTable(asker: JoiningClient, wish: JoiningTable): Promise<Reservation> {
    const { lobby } = this.#parts.app;
    const { table, invitation, seat, watch = false } = wish;
    const person = asker.identity?.person;
    mustBeAllowed(asker.identity, watch ? 'watch' : 'join');
    this.#mustBeOpen(asker);
    if (watch) await lobby.mustMayWatch(person, table, invitation);
    else if (person) {
      await takeSeat(this.#parts.app, { person, place: asker.place }, table, {
        ...(seat === undefined ? {} : { seat }),
        ...(invitation === undefined ? {} : { invitation }),
      });
    }
    const data = await lobby.mustFind(table);
    // A spectator that sees the match later must not be in the room where it is seen at once.
    const isLate = data.spectators.delay > 0 && seatOf(data, person?.id) === undefined;
    const key = isLate ? `${table}-late` : table;
    const { events, client } = wish;
    const destination: Destination = { room: 'table', key, options: { table, isLate, key } };
    return this.#reserveWhereItLives({ asker, destination, wishes: { events, client } }, data);
  }

  async joinLobby(asker: JoiningClient, { filter, client }: JoiningLobby): Promise<Reservation> {
    mustBeAllowed(asker.identity, 'lobby');
    this.#mustBeOpen(asker);
    const destination: Destination = { room: 'lobby', key: 'lobby', options: {} };
    return this.#reserve({ asker, destination, wishes: { filter, client } });
  }

  /** Whether it is the socket of a room that is asked for. */
  isForRooms({ url = '/' }: IncomingMessage): boolean {
    return /^\/[\w-]+\/[\w-]+(\?|$)/.test(url);
  }

  /** Takes over a socket: of a client with a reservation, or of one that is told that it has none. */
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    const { origins, trustedProxies } = this.#parts;
    const place = placeOfRequest(request, trustedProxies);
    const isForeign = !isAllowedOrigin(request, origins, trustedProxies);
    if (this.#isDraining) turnAway(wire, '503 Service Unavailable');
    else if (isCrowdTurnedAway(wire, { place, isForeign }, this.#parts)) return;
    else if (isForeign) turnAway(wire, '403 Forbidden');
    else {
      const upgrade = { request, wire, head, place };
      this.#handshakes.make(upgrade, (socket) => this.#accept(request, socket, wire, place));
    }
  }

  announce(text: string): void {
    for (const { client } of this.#sockets) if (client) tell(client, 'notice', { text });
  }

  /** No new client comes in from now on. */
  shut(): void {
    this.#isDraining = true;
  }

  /** Takes nothing more. Done when what was taken is done, and all clients were told to come back. */
  async drain(): Promise<void> {
    this.shut();
    await Promise.all([...this.#sockets].map(({ session }) => session.drain()));
    this.#reservations.clear();
    await this.#closeRooms();
    this.#parts.registry.close();
  }

  async #closeRooms(): Promise<void> {
    const { log, timers } = this.#parts;
    const closed = matchMaker.gracefullyShutdown();
    const waiting = () => waitAtMost(timers, PATIENCE, closed, () => new Error('it took too long'));
    // Colyseus wants to strike them from its list first, which may be out of reach: that must not keep the clients here.
    await waiting().catch((err) => log.warn({ err }, 'the rooms could not be struck from their list'));
    await Promise.all([...this.#sockets].map(close));
    // Left to itself, it would close the rooms of the next server of this process as soon as it gets so far.
    await waiting().catch(() => {});
  }

  out(isOut: (identity: Identity) => boolean): void {
    this.#reservations.strike(isOut);
    for (const socket of this.#sockets) {
      if (socket.session.identity && isOut(socket.session.identity)) closeWith(socket, 4013);
    }
  }

  present(): Identity[] {
    return [...this.#sockets].flatMap(({ session }) => session.identity ?? []);
  }

  changed(person: Person): void {
    for (const { session } of this.#sockets) session.renamed(person);
  }

  /** Asked before the client takes a seat. */
  #mustBeOpen({ place }: JoiningClient): void {
    if (this.#isDraining) throw new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
    this.#reservations.mustHaveRoom(place);
    // A client whose socket would be turned away gets no reservation.
    const retryAfter = this.#parts.arrivals.wait(place);
    if (retryAfter !== undefined) throw arrivesTooOften(retryAfter);
  }

  /** In the process where the match is: there, each change is told to a room without a way in between. */
  async #reserveWhereItLives(request: ReservationRequest, data: TableData): Promise<Reservation> {
    const { bus, app } = this.#parts;
    const { identity, place } = request.asker;
    const isSeated = seatOf(data, identity?.person.id) !== undefined;
    const source = sourceOf(askerOf(identity?.person, place), isSeated);
    const owner = data.status === 'playing' ? await app.host.ownerOf(data.id, source) : undefined;
    if (owner === undefined) return this.#reserve(request);
    try {
      return await bus.ask(owner, RESERVE, request);
    } catch (failure) {
      // The match can be followed from here as well.
      if (failure instanceof Silence || isDraining(failure)) return this.#reserve(request);
      throw failure;
    }
  }

  #reserve({ asker, destination, wishes }: ReservationRequest): Reservation {
    const { identity, credentials, place } = asker;
    this.#mustBeOpen(asker);
    const sessionId = randomBytes(18).toString('base64url');
    this.#reservations.add(sessionId, { identity, token: credentials.token, place, destination, wishes });
    return { name: destination.room, roomId: destination.key, processId: this.#parts.bus.self, sessionId };
  }

  #accept(request: IncomingMessage, socket: WebSocket, beneath: Duplex, place: string): void {
    const { log, socketsByPlace, socketsByPerson } = this.#parts;
    const { searchParams } = new URL(`ws://here${request.url}`);
    const expected = this.#reservations.take(
      searchParams.get('sessionId') ?? '',
      searchParams.get('_authToken') ?? undefined,
    );
    if (!expected) socketsByPlace.add(place);
    const counted = expected?.place ?? place;
    const person = expected?.identity?.person.id;
    const isOneTooMany = person !== undefined && !socketsByPerson.add(person);
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      socketsByPlace.takeOff(counted);
      if (person !== undefined) socketsByPerson.takeOff(person);
    });
    if (!expected) closeWith(socket, 4003);
    else if (isOneTooMany) closeWith(socket, 4029);
    else void this.#connect(socket, beneath, expected);
  }

  async #connect(socket: WebSocket, beneath: Duplex, expected: Expected): Promise<void> {
    const { log, metrics } = this.#parts;
    const { identity, place, wishes, destination } = expected;
    const sender: Sender = { socket: `room-socket-${++this.#accepted}`, place };
    const session = new ClientSession(sender, this.#context, { identity, client: wishes.client });
    const roomSocket = new RoomSocket(socket, beneath, session, wishes, this.#context);
    this.#sockets.add(roomSocket);
    metrics.sockets.inc({ door: 'colyseus' });
    socket.on('close', () => {
      this.#sockets.delete(roomSocket);
      metrics.sockets.dec({ door: 'colyseus' });
    });
    try {
      await this.#openRooms.lead(roomSocket, destination);
    } catch (failure) {
      // What Colyseus reports itself is no bug: the client has gone already.
      const level = failure instanceof ServerError ? 'debug' : 'error';
      log[level]({ err: failure, socket: sender.socket }, 'a socket was not let in to its room');
      closeWith(roomSocket, this.#isDraining ? 4001 : 4002);
    }
  }
}

function isDraining(failure: unknown): boolean {
  return failure instanceof Refusal && failure.problem.code === 'draining';
}

async function close(socket: RoomSocket): Promise<void> {
  closeWith(socket, 4001);
  if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
}
