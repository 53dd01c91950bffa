// The Colyseus door: reserves places in rooms, and lets in those for whom they are reserved, over sockets of their own.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker, ServerError } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { JoiningLobby, JoiningTable, Reservation } from '@undertow/shared/protocol/joining.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Schemas } from '@undertow/shared/schemas.ts';
import { WebSocket, type WebSocketServer } from 'ws';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { AccountListener } from '../accounts/listeners.ts';
import { type Bus, type Query, Silence } from '../cluster/bus.ts';
import { mustBeAllowed } from '../doors/permissions.ts';
import { takeSeat } from '../doors/playing.ts';
import { arrivesTooOften, isCrowdTurnedAway, socketsWithin, turnAway } from '../doors/sockets.ts';
import type { DoorParts } from '../gateway/door.ts';
import { OnceAnywhere } from '../gateway/once-anywhere.ts';
import { addressOf, placeOf } from '../limits/address.ts';
import type { Sender } from '../limits/message-rate.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import { seatOf, type TableData } from '../lobby/table-data.ts';
import { RepeatedTask } from '../scheduling/repeated-task.ts';
import { ColyseusLog } from './colyseus-log.ts';
import { Guest } from './guest.ts';
import { LobbyRoom } from './lobby-room.ts';
import { tell } from './messages.ts';
import type { Reception } from './reception.ts';
import type { RoomRegistry } from './registry.ts';
import { type Expected, Reservations, type Wishes } from './reservations.ts';
import { type Destination, RoomBook } from './room-book.ts';
import { TableRoom } from './table-room.ts';
import { closeWith, Wire } from './wire.ts';

/** Who asks for a place in a room. */
export interface Asker {
  readonly identity: Identity | undefined;
  readonly credentials: Credentials;
  /** Where they come from, as it is counted. */
  readonly place: string;
}

/** A place that somebody is to get in a room. */
interface Wanted {
  readonly asker: Asker;
  readonly destination: Destination;
  readonly wishes: Wishes;
}

export interface RoomDoorParts extends DoorParts {
  readonly registry: RoomRegistry;
  /** How the tables of each game are declared for Colyseus. */
  readonly schemas: Schemas;
  readonly bus: Bus;
}

/** A question to another process: to hold a place there. */
const RESERVE: Query<Wanted, Reservation> = 'rooms';

/** So long may it take to close all rooms. */
const PATIENCE = 4_000;

export class RoomDoor implements AccountListener {
  readonly #parts: RoomDoorParts;
  readonly #reception: Reception;
  readonly #reservations: Reservations;
  readonly #book = new RoomBook();
  readonly #server: WebSocketServer;
  readonly #wires = new Set<Wire>();
  #accepted = 0;
  #isDraining = false;

  constructor(parts: RoomDoorParts) {
    this.#parts = parts;
    this.#reception = {
      ...parts,
      onceAnywhere: new OnceAnywhere(() => parts.timers.now(), parts.bus, 'rooms once'),
      colyseusLog: new ColyseusLog(parts.log),
      isDraining: () => this.#isDraining,
      closed: (room) => this.#book.strike(room),
    };
    this.#reservations = new Reservations(parts.places, parts.timers);
    this.#server = socketsWithin(parts.limits.frameBytes);
  }

  /** Colyseus has one set of rooms in each process. */
  async open(): Promise<void> {
    const reception = this.#reception;
    setLogger(reception.colyseusLog);
    const { presence, driver } = this.#parts.registry;
    await matchMaker.setup(presence, driver, undefined, async () => matchMaker.processId);
    matchMaker.defineRoomType(
      'table',
      class extends TableRoom {
        constructor() {
          super(reception);
        }
      },
    );
    matchMaker.defineRoomType(
      'lobby',
      class extends LobbyRoom {
        constructor() {
          super(reception);
        }
      },
    );
    await matchMaker.accept();
    const { bus, log, timers } = this.#parts;
    bus.answer(RESERVE, async (wanted) => this.#reserve(wanted));
    // What a process that has died had listed stays there until somebody looks.
    const mending = new RepeatedTask(
      () => matchMaker.healthCheckAllProcesses(),
      timers,
      (err) => log.warn({ err }, 'the list of rooms could not be mended'),
    );
    bus.onGone(() => void mending.run());
  }

  async joinTable(asker: Asker, wish: JoiningTable): Promise<Reservation> {
    const { lobby } = this.#parts.house;
    const { table, invitation, seat, watch = false } = wish;
    const person = asker.identity?.person;
    mustBeAllowed(asker.identity, watch ? 'watch' : 'join');
    this.#mustBeOpen(asker);
    if (watch) await lobby.mustMayWatch(person, table, invitation);
    else if (person) {
      await takeSeat(this.#parts.house, person, table, {
        ...(seat === undefined ? {} : { seat }),
        ...(invitation === undefined ? {} : { invitation }),
      });
    }
    const data = await lobby.mustFind(table);
    // Who sees the match later must not sit where it can be seen now.
    const isLate = data.spectators.delay > 0 && seatOf(data, person?.id) === undefined;
    const key = isLate ? `${table}-late` : table;
    const { events, client } = wish;
    const destination: Destination = { room: 'table', key, options: { table, isLate, key } };
    return this.#reserveWhereItLives({ asker, destination, wishes: { events, client } }, data);
  }

  async joinLobby(asker: Asker, { filter, client }: JoiningLobby): Promise<Reservation> {
    mustBeAllowed(asker.identity, 'lobby');
    this.#mustBeOpen(asker);
    const destination: Destination = { room: 'lobby', key: 'lobby', options: {} };
    return this.#reserve({ asker, destination, wishes: { filter, client } });
  }

  /** Whether it is the socket of a room that is asked for. */
  isForRooms({ url = '/' }: IncomingMessage): boolean {
    return /^\/[\w-]+\/[\w-]+(\?|$)/.test(url);
  }

  /** Takes over a socket: of one who is expected, or of one who is told that nothing is reserved. */
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    const { origins, trustedProxies } = this.#parts;
    const place = placeOf(addressOf(request, trustedProxies));
    if (this.#isDraining) turnAway(wire, '503 Service Unavailable');
    else if (isCrowdTurnedAway(wire, place, this.#parts)) return;
    else if (!isAllowedOrigin(request, origins, trustedProxies)) turnAway(wire, '403 Forbidden');
    else this.#server.handleUpgrade(request, wire, head, (socket) => this.#accept(request, socket, wire, place));
  }

  announce(text: string): void {
    for (const { client } of this.#wires) if (client) tell(client, 'notice', { text });
  }

  /** Nobody new comes in from now on. */
  shut(): void {
    this.#isDraining = true;
  }

  /** Takes nothing more. Done when what was taken is done, and everybody was told to come back. */
  async drain(): Promise<void> {
    this.shut();
    await Promise.all([...this.#wires].map(({ guest }) => guest.finish()));
    this.#reservations.clear();
    await this.#closeRooms();
    await Promise.all([...this.#wires].map(close));
    this.#parts.registry.close();
  }

  /** Colyseus wants to strike them from its list first, which may be out of reach: that must keep nobody here. */
  async #closeRooms(): Promise<void> {
    const { log, timers } = this.#parts;
    const late = Promise.withResolvers<never>();
    const callOff = timers.after(PATIENCE, () => late.reject(new Error('it took too long')));
    await Promise.race([matchMaker.gracefullyShutdown(), late.promise]).catch((err) => {
      log.warn({ err }, 'the rooms could not be struck from their list');
    });
    callOff();
  }

  out(isOut: (identity: Identity) => boolean): void {
    this.#reservations.strike(isOut);
    for (const wire of this.#wires) {
      if (wire.guest.identity && isOut(wire.guest.identity)) closeWith(wire, 4013);
    }
  }

  present(): Identity[] {
    return [...this.#wires].flatMap(({ guest }) => guest.identity ?? []);
  }

  changed(person: Person): void {
    for (const { guest } of this.#wires) {
      if (guest.identity?.person.id === person.id) guest.identity = { ...guest.identity, person };
    }
  }

  /** Before anybody takes a seat by it. */
  #mustBeOpen({ place }: Asker): void {
    if (this.#isDraining) throw new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
    this.#reservations.mustHaveRoom(place);
    // Whose socket would be turned away need not be expected.
    const retryAfter = this.#parts.arrivals.wait(place);
    if (retryAfter !== undefined) throw arrivesTooOften(retryAfter);
  }

  /** In the process where the match is: there, each change is told to a room without a way in between. */
  async #reserveWhereItLives(wanted: Wanted, { id, status }: TableData): Promise<Reservation> {
    const { bus, house } = this.#parts;
    const owner = status === 'playing' ? await house.host.ownerOf(id) : undefined;
    if (owner === undefined) return this.#reserve(wanted);
    try {
      return await bus.ask(owner, RESERVE, wanted);
    } catch (failure) {
      // The match can be followed from here as well.
      if (failure instanceof Silence || isDraining(failure)) return this.#reserve(wanted);
      throw failure;
    }
  }

  #reserve({ asker, destination, wishes }: Wanted): Reservation {
    const { identity, credentials, place } = asker;
    this.#mustBeOpen(asker);
    const sessionId = randomBytes(18).toString('base64url');
    this.#reservations.add(sessionId, { identity, token: credentials.token, place, destination, wishes });
    return { name: destination.room, roomId: destination.key, processId: this.#parts.bus.self, sessionId };
  }

  #accept(request: IncomingMessage, socket: WebSocket, beneath: Duplex, place: string): void {
    const { log, places, people } = this.#parts;
    const { searchParams } = new URL(`ws://here${request.url}`);
    const expected = this.#reservations.take(
      searchParams.get('sessionId') ?? '',
      searchParams.get('_authToken') ?? undefined,
    );
    if (!expected) places.add(place);
    const counted = expected?.place ?? place;
    const person = expected?.identity?.person.id;
    const isOneTooMany = person !== undefined && !people.add(person);
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      places.takeOff(counted);
      if (person !== undefined) people.takeOff(person);
    });
    if (!expected) closeWith(socket, 4003);
    else if (isOneTooMany) closeWith(socket, 4029);
    else void this.#connect(socket, beneath, expected);
  }

  async #connect(socket: WebSocket, beneath: Duplex, expected: Expected): Promise<void> {
    const { log, metrics } = this.#parts;
    const { identity, place, wishes, destination } = expected;
    const sender: Sender = { socket: `room-socket-${++this.#accepted}`, place };
    const guest = new Guest(sender, identity, wishes.client, this.#reception);
    const wire = new Wire(socket, beneath, guest, wishes, this.#reception);
    this.#wires.add(wire);
    metrics.sockets.inc({ door: 'colyseus' });
    socket.on('close', () => {
      this.#wires.delete(wire);
      metrics.sockets.dec({ door: 'colyseus' });
    });
    try {
      await this.#book.lead(wire, destination);
    } catch (failure) {
      // What Colyseus says of itself is no bug: that somebody has gone already.
      const level = failure instanceof ServerError ? 'debug' : 'error';
      log[level]({ err: failure, socket: sender.socket }, 'a socket was not let in to its room');
      closeWith(wire, this.#isDraining ? 4001 : 4002);
    }
  }
}

function isDraining(failure: unknown): boolean {
  return failure instanceof Refusal && failure.problem.code === 'draining';
}

async function close(wire: Wire): Promise<void> {
  closeWith(wire, 4001);
  if (wire.readyState !== WebSocket.CLOSED) await once(wire, 'close');
}
