// A server that only says its name, over HTTP and over sockets, for tests of what stands in front of servers.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

export class StubServer {
  readonly name: string;
  readonly requests: IncomingMessage[] = [];
  readonly sockets: WebSocket[] = [];
  isReady = true;
  /** What it does instead of saying its name. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** What it does with a socket, other than sending back what comes. */
  onSocket: ((socket: WebSocket, request: IncomingMessage) => void) | undefined;
  readonly #server = createServer((request, response) => this.#take(request, response));

  private constructor(name: string) {
    this.name = name;
  }

  static async start(name: string, port = 0): Promise<StubServer> {
    const stub = new StubServer(name);
    const sockets = new WebSocketServer({ noServer: true });
    stub.#server.on('upgrade', (request, socket, head) => {
      stub.requests.push(request);
      sockets.handleUpgrade(request, socket, head, (open) => {
        stub.sockets.push(open);
        if (stub.onSocket) stub.onSocket(open, request);
        else open.on('message', (data) => open.send(`${name}: ${data}`));
      });
    });
    stub.#server.listen(port, '127.0.0.1');
    await once(stub.#server, 'listening');
    onTestFinished(() => stub.stop());
    return stub;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get upstream(): { name: string; url: URL } {
    return { name: this.name, url: new URL(`http://127.0.0.1:${this.port}`) };
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    for (const socket of this.sockets) socket.terminate();
    await closed;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/readyz') {
      response.writeHead(this.isReady ? 200 : 503).end();
      return;
    }
    this.requests.push(request);
    if (this.answer) this.answer(request, response);
    else response.end(this.name);
  }
}
