// How long anybody may hold a connection by sending slowly, or nothing: while the server goes on, and when it ends.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../host/timers.ts';

/** So long may it take to answer what was asked before the end. */
const GRACE = 5_000;

export class Connections {
  readonly #timers: Timers;
  readonly #servers: Server[] = [];
  /** Those over which nothing is asked right now. Browsers also connect ahead, for what they may ask one day. */
  readonly #idle = new Set<Socket>();
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
      this.#rest(socket);
      socket.once('close', () => this.#idle.delete(socket));
    });
    server.on('upgrade', ({ socket }: IncomingMessage) => this.#idle.delete(socket));
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#idle.delete(socket);
      response.once('close', () => this.#rest(socket));
    });
    this.#servers.push(server);
    return server;
  }

  /** Nobody holds a server up that is about to close: Node would wait for whoever has not asked yet, or not to the end. */
  end(): void {
    this.#isEnding = true;
    for (const socket of this.#idle) socket.destroy();
    this.#timers.after(GRACE, () => {
      for (const server of this.#servers) server.closeAllConnections();
    });
  }

  #rest(socket: Socket): void {
    if (this.#isEnding) socket.destroySoon();
    else if (!socket.destroyed) this.#idle.add(socket);
  }
}
