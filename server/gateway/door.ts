// The JSON door, `/ws/v1`: accepts sockets, and keeps the list of its connections.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { WebSocket } from 'ws';
import type { Identity } from '../accounts/identity.ts';
import type { AccountListener } from '../accounts/listeners.ts';
import { comeBackAfter } from '../doors/come-back.ts';
import type { DoorParts } from '../doors/door-parts.ts';
import { Handshakes, isCrowdTurnedAway, turnAway } from '../doors/handshakes.ts';
import { OnceAnywhere } from '../doors/once-anywhere.ts';
import { placeOfRequest } from '../limits/address.ts';
import { isAllowedOrigin } from '../limits/origin.ts';
import { Connection, type ConnectionParts, closeWith } from './connection.ts';

export const JSON_DOOR = '/ws/v1';

const RETRY = 'Retry-After: 5';

export class JsonDoor implements AccountListener {
  readonly #parts: DoorParts;
  readonly #connectionParts: ConnectionParts;
  readonly #handshakes: Handshakes;
  readonly #connections = new Set<Connection>();
  #accepted = 0;
  #isShut = false;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#connectionParts = {
      ...parts,
      onceAnywhere: new OnceAnywhere(() => parts.timers.now(), parts.bus, 'json once'),
    };
    this.#handshakes = new Handshakes(parts.limits.frameBytes, parts.frames);
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Takes over the socket of a request to upgrade to WebSocket. */
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    const { origins, trustedProxies } = this.#parts;
    const place = placeOfRequest(request, trustedProxies);
    const isForeign = !isAllowedOrigin(request, origins, trustedProxies);
    if (this.#isShut) turnAway(wire, '503 Service Unavailable', RETRY);
    else if (!isCrowdTurnedAway(wire, { place, isForeign }, this.#parts))
      this.#handshakes.make({ request, wire, head, place }, (socket) => {
        if (isForeign) this.#refuse(socket);
        else this.#accept(socket, wire, place);
      });
  }

  /** Sends all clients a notice of the operator. */
  announce(text: string): void {
    for (const connection of this.#connections) connection.send({ type: 'notice', text });
  }

  /** Takes no more sockets. Those that are open stay. */
  shut(): void {
    this.#isShut = true;
  }

  /** Takes nothing more. Done when what was taken is done, and all clients were told to come back. */
  async drain(reason: string): Promise<void> {
    this.shut();
    await Promise.all([...this.#connections].map((connection) => connection.drain(farewell(reason))));
  }

  out(isOut: (identity: Identity) => boolean): void {
    for (const connection of this.#connections) {
      const { identity } = connection.session;
      if (identity && isOut(identity)) connection.putOut();
    }
  }

  present(): Identity[] {
    return [...this.#connections].flatMap(({ session }) => session.identity ?? []);
  }

  changed(person: Person): void {
    for (const { session } of this.#connections) session.renamed(person);
  }

  /** Is not counted as a socket of its address: it is open only for as long as it takes to be told why not. */
  #refuse(socket: WebSocket): void {
    this.#logTroubleOf(socket);
    closeWith(socket, 4003);
  }

  /** What is wrong with a socket closes it, too. */
  #logTroubleOf(socket: WebSocket): void {
    socket.on('error', (error) => this.#parts.log.debug({ err: error }, 'a socket failed'));
  }

  #accept(socket: WebSocket, wire: Duplex, place: string): void {
    const { socketsByPlace } = this.#parts;
    const isOneTooMany = !socketsByPlace.add(place);
    socket.on('close', () => socketsByPlace.takeOff(place));
    this.#logTroubleOf(socket);
    if (isOneTooMany) closeWith(socket, 4029);
    else this.#connect(socket, wire, place);
  }

  #connect(socket: WebSocket, wire: Duplex, place: string): void {
    const { sockets } = this.#parts.metrics;
    const connection = new Connection(
      { socket: `socket-${++this.#accepted}`, place },
      socket,
      wire,
      this.#connectionParts,
    );
    this.#connections.add(connection);
    sockets.inc({ door: 'json' });
    socket.on('close', () => {
      this.#connections.delete(connection);
      sockets.dec({ door: 'json' });
    });
  }
}

function farewell(reason: string): ServerMessage {
  return { type: 'bye', reason, retryAfter: comeBackAfter() };
}
