// Limits on HTTP connections: how many an address may hold, and how long one may be slow or idle, also at the end.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { placeOf } from '../limits/address.ts';
import { SharedCounters } from '../limits/shared-counters.ts';
import type { Timers } from '../scheduling/timers.ts';
import { ConnectionsByPlace } from './connections-by-place.ts';

export interface ConnectionLimits {
  /** The most connections of one address, without its sockets of WebSocket, which are counted elsewhere. */
  readonly perAddress: number;
  /** The most connections of all addresses, with those sockets. */
  readonly inAll: number;
  /** No more connections of the address are worth a look. */
  isFull(place: string): boolean;
}

interface Connection {
  readonly place: string;
  /** How many requests wait for their answers. Browsers also connect ahead, for what they may ask one day. */
  asked: number;
}

/** How long the answers to open requests may take when the server ends. */
const GRACE = 5_000;

/** How long a whole answer may stay unread. */
const READ_WITHIN = 60_000;

export class Connections {
  readonly #timers: Timers;
  readonly #limits: ConnectionLimits;
  readonly #servers: Server[] = [];
  /** All connections that have not become a socket of WebSocket. */
  readonly #connections = new Map<Socket, Connection>();
  readonly #places: SharedCounters;
  /** The same connections, in the order in which they came. */
  readonly #held = new ConnectionsByPlace<Socket>();
  /** The idle ones among them, in the order in which they fell idle. */
  readonly #idle = new ConnectionsByPlace<Socket>();
  #inAll = 0;
  #isEnding = false;

  constructor(timers: Timers, limits: ConnectionLimits) {
    this.#timers = timers;
    this.#limits = limits;
    this.#places = new SharedCounters(limits.perAddress);
  }

  /** Watches over the connections of this server. */
  of(server: Server): Server {
    server.requestTimeout = 20_000;
    server.headersTimeout = 10_000;
    server.keepAliveTimeout = 65_000;
    server.on('connection', (socket: Socket) => this.#take(socket));
    server.on('upgrade', ({ socket }: IncomingMessage) => this.#forget(socket));
    // First of all: some answers are whole as soon as they are asked for.
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#count(socket, 1);
      let callOff = () => {};
      response.once('prefinish', () => {
        callOff = this.#timers.after(READ_WITHIN, () => socket.destroy());
      });
      response.once('close', () => {
        callOff();
        this.#count(socket, -1);
      });
    });
    this.#servers.push(server);
    return server;
  }

  /** No client holds up a server that is about to close: Node would wait for those that have not asked yet, or not to the end. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#connections.keys()) this.#count(socket, 0);
    this.#timers.after(GRACE, () => {
      for (const server of this.#servers) server.closeAllConnections();
    });
  }

  #take(socket: Socket): void {
    const place = placeOf(socket.remoteAddress ?? '');
    if (this.#limits.isFull(place)) {
      socket.destroy();
      return;
    }
    this.#connections.set(socket, { place, asked: 0 });
    this.#held.add(place, socket);
    this.#count(socket, 0);
    this.#inAll++;
    socket.once('close', () => {
      this.#inAll--;
      this.#forget(socket);
    });
    const isTooManyHere = !this.#places.add(place);
    if (isTooManyHere) this.#end(this.#idle.oldestOf(place));
    else if (this.#inAll > this.#limits.inAll) this.#makeRoom();
  }

  /** The address with most connections pays, and with an idle one if it can. So a newcomer from elsewhere stays. */
  #makeRoom(): void {
    const greediest = this.#held.greediest();
    if (greediest === undefined) return;
    this.#end(this.#idle.oldestOf(greediest) ?? this.#held.oldestOf(greediest));
  }

  #end(socket: Socket | undefined): void {
    if (!socket) return;
    this.#forget(socket);
    socket.destroy();
  }

  #forget(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    const { place } = connection;
    this.#places.takeOff(place);
    this.#held.delete(place, socket);
    this.#idle.delete(place, socket);
    this.#connections.delete(socket);
  }

  #count(socket: Socket, more: number): void {
    const connection = this.#connections.get(socket);
    if (!connection || socket.destroyed) return;
    connection.asked += more;
    if (connection.asked > 0) this.#idle.delete(connection.place, socket);
    else this.#idle.add(connection.place, socket);
    if (this.#isEnding && connection.asked === 0) socket.destroySoon();
  }
}
