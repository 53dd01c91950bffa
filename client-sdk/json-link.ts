// The link to a server over the JSON door: one socket after the other.
import { newClientName } from './client-name.ts';
import { Refused, Unreachable } from './errors.ts';
import { JsonSocket, type SocketMaker } from './json-socket.ts';
import type { Link, LinkCallbacks, LinkState, Reply, Request, Welcome } from './link.ts';
import { type Connection, PersistentConnection, type Wire } from './persistent-connection.ts';

import type { ClientMessage, Problem, ServerMessage } from './protocol.ts';

const HELLO = 'hello';

export class JsonLink implements Link {
  readonly #url: string;
  readonly #socketMaker: SocketMaker;
  readonly #callbacks: LinkCallbacks;
  readonly #name = newClientName();
  readonly #persistent: PersistentConnection<Request, Reply>;
  #welcome: Welcome | undefined;

  constructor(root: URL, socketMaker: SocketMaker, callbacks: LinkCallbacks) {
    const url = new URL('/ws/v1', root);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#socketMaker = socketMaker;
    this.#callbacks = callbacks;
    this.#persistent = new PersistentConnection({
      token: () => callbacks.token(),
      renew: (token) => callbacks.renew(token),
      open: (token, wire) => this.#open(token, wire),
      isFinal: () => false,
      changed: (state) => callbacks.changed(state),
      opened: () => {
        if (!this.#welcome) return;
        callbacks.timed(this.#welcome.time);
        callbacks.opened(this.#welcome);
      },
      failed: (error) => callbacks.failed(error),
    });
    this.#persistent.start();
  }

  get state(): LinkState {
    return this.#persistent.state;
  }

  request(what: Request): Promise<Reply> {
    return this.#persistent.ask(what, true);
  }

  requestNow(what: Request): Promise<Reply> {
    return this.#persistent.ask(what, false);
  }

  retry(): void {
    this.#persistent.retry();
  }

  close(): void {
    this.#persistent.close();
  }

  #open(token: string | undefined, wire: Wire<Reply>): Promise<Connection<Request>> {
    return new Promise((resolve, reject) => {
      let retryAfter = 0;
      const connection: Connection<Request> = {
        send: (id, what) => socket.send({ ...what, id } as ClientMessage),
        doubt: () => socket.doubt(),
        close: () => socket.close(),
      };
      const socket = new JsonSocket(new this.#socketMaker(this.#url), {
        opened: () => {
          const shown = token === undefined ? {} : { token };
          socket.send({ type: 'hello', id: HELLO, client: this.#name, ...shown });
        },
        told: (message) => {
          if (message.type === 'welcome') {
            this.#welcome = message;
            resolve(connection);
          } else if (message.type === 'error' && message.re === HELLO) {
            socket.close();
            reject(refusedBy(message));
          } else if (message.type === 'bye') retryAfter = message.retryAfter;
          else this.#told(message, wire);
        },
        closed: () => {
          reject(new Unreachable('The socket was closed.'));
          wire.lost(retryAfter);
        },
      });
      wire.signal.addEventListener('abort', () => socket.close());
    });
  }

  #told(message: Exclude<ServerMessage, Welcome>, wire: Wire<Reply>): void {
    if (message.type === 'ok') wire.replied(message.re, message);
    else if (message.type === 'error' && message.re !== undefined) wire.refused(message.re, refusedBy(message));
    else if (message.type !== 'bye') this.#callbacks.told(message);
  }
}

function refusedBy({ code, message, retryAfter, field, decision }: Problem): Refused {
  return new Refused({ code, message, retryAfter, field, decision });
}
