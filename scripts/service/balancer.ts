// A balancer: one address for several servers, over HTTP and sockets; rooms are reached where they are.
import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isForSocket } from '@undertow/server/doors/sockets.ts';
import { Connections } from '@undertow/server/http/connections.ts';
import { mostConnections } from '@undertow/server/limits/open-files.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import { type Forwarding, forwardRequest } from './forward-request.ts';
import { forwardSocket } from './forward-socket.ts';
import { LOOPBACK } from './loopback.ts';
import { isForOneProcess } from './one-process.ts';
import { type Upstream, Upstreams } from './upstreams.ts';

export interface BalancerWishes {
  readonly upstreams: readonly Upstream[];
  /** Any that is free, unless told. */
  readonly port?: number;
  /** On this machine alone, unless told. */
  readonly host?: string;
  /** Connections of one address, which the servers cannot count; as many as come, unless told. */
  readonly connectionsPerAddress?: number;
  /** How often it asks each server whether it is ready, in milliseconds. */
  readonly checkEvery?: number;
}

export interface Balancer {
  readonly url: string;
  /** The names of the servers that are sent what anybody can take. */
  readonly ready: readonly string[];
  /** Done when the server of this name is one of them, or the balancer is closed. */
  untilReady(name: string): Promise<void>;
  /** Takes nothing more, and ends every connection. */
  close(): Promise<void>;
}

const CHECK_EVERY = 500;

export async function startBalancer(wishes: BalancerWishes): Promise<Balancer> {
  const upstreams = new Upstreams(wishes.upstreams);
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const forwarding = (path = '/'): Forwarding => ({
    agent,
    candidates: upstreams.for(path),
    doubt: (upstream) => upstreams.doubt(upstream),
  });
  const connections = new Connections(realTimers, {
    perAddress: wishes.connectionsPerAddress ?? Number.POSITIVE_INFINITY,
    // Each of them may have another one behind it.
    inAll: mostConnections() / 2,
  });
  const server = createServer({ shouldUpgradeCallback: isForSocket }, (request, response) => {
    if (isForOneProcess(request.url)) response.writeHead(404).end();
    else forwardRequest(request, response, forwarding(request.url));
  });
  connections.of(server);
  server.on('upgrade', (request, near: Socket, head: Buffer) => {
    near.on('error', () => near.destroy());
    // A server may answer what asks to become a socket as if it did not.
    if (isForOneProcess(request.url))
      near.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else forwardSocket({ request, near, head }, forwarding(request.url));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(wishes.port ?? 0, wishes.host ?? LOOPBACK);
  await once(server, 'listening');
  await upstreams.watch(wishes.checkEvery ?? CHECK_EVERY);
  const { address, port } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    get ready() {
      return upstreams.ready;
    },
    untilReady: (name) => upstreams.untilReady(name),
    async close() {
      upstreams.close();
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      agent.destroy();
    },
  };
}
