// How long anybody may hold a connection by sending slowly, or nothing: while the server goes on, and when it ends.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../host/timers.ts';

/** So long may it take to answer what was asked before the end. */
const GRACE = 5_000;

export class Connections {
  readonly #timers: Timers;
  readonly #servers: Server[] = [];
  /** How many requests each of them waits for the answers to. Browsers also connect ahead, for what they may ask one day. */
  readonly #asked = new Map<Socket, number>();
  #isEnding = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Watches over the connections of this server. */
  of(server: Server): Server {
    server.requestTimeout = 20_000;
    server.headersTimeout = 10_000;
    server.keepAliveTimeout = 65_000;
    server.on('connection', (socket: Socket) => {
      socket.once('close', () => this.#asked.delete(socket));
      this.#count(socket, 0);
    });
    server.on('upgrade', ({ socket }: IncomingMessage) => this.#asked.delete(socket));
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
    this.#servers.push(server);
    return server;
  }

  /** Nobody holds a server up that is about to close: Node would wait for whoever has not asked yet, or not to the end. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#asked.keys()) this.#count(socket, 0);
    this.#timers.after(GRACE, () => {
      for (const server of this.#servers) server.closeAllConnections();
    });
  }

  #count(socket: Socket, more: number): void {
    if (socket.destroyed) return;
    const asked = (this.#asked.get(socket) ?? 0) + more;
    this.#asked.set(socket, asked);
    if (this.#isEnding && asked === 0) socket.destroySoon();
  }
}
