// One socket at the JSON door, from its opening to its close.
import { Heartbeat } from './heartbeat.ts';
import type { ClientMessage, ServerMessage } from './protocol.ts';
import { HEAVIEST, SendRate } from './send-rate.ts';

/** The part of `WebSocket` that is used. */
export interface Socket {
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
  send(text: string): void;
  close(): void;
}

export type SocketMaker = new (url: string) => Socket;

export interface SocketEnds {
  opened(): void;
  told(message: ServerMessage): void;
  closed(): void;
}

/** Much is told in reply to these. */
const HEAVY: readonly ClientMessage['type'][] = ['create', 'quick', 'rematch', 'join', 'watch', 'lobby'];

export class JsonSocket {
  readonly #socket: Socket;
  readonly #callbacks: SocketEnds;
  readonly #rate: SendRate;
  readonly #heartbeat: Heartbeat;
  #isWelcome = false;
  #isOver = false;
  #pings = 0;

  constructor(socket: Socket, callbacks: SocketEnds) {
    this.#socket = socket;
    this.#callbacks = callbacks;
    this.#rate = new SendRate((text) => socket.send(text));
    this.#heartbeat = new Heartbeat({ ask: () => this.#ping(), lost: () => this.#lost() });
    socket.addEventListener('open', () => {
      if (!this.#isOver) callbacks.opened();
    });
    socket.addEventListener('message', ({ data }) => this.#heard(data));
    socket.addEventListener('close', () => this.#lost());
    // What follows an error is a close.
    socket.addEventListener('error', () => {});
  }

  send(message: ClientMessage): void {
    this.#rate.send(JSON.stringify(message), HEAVY.includes(message.type) ? HEAVIEST : 1);
  }

  /** Finds out whether anybody is still there. */
  doubt(): void {
    this.#heartbeat.doubt();
  }

  /** Nothing more comes from this socket, not even that it is closed. */
  close(): void {
    this.#isOver = true;
    this.#heartbeat.stop();
    this.#rate.stop();
    this.#socket.close();
  }

  #heard(data: unknown): void {
    if (this.#isOver) return;
    this.#heartbeat.heard();
    const message = decoded(data);
    if (!message) return;
    if (message.type === 'welcome') {
      this.#isWelcome = true;
      this.#rate.limit(message.limits.messagesPerSecond);
    }
    this.#callbacks.told(message);
  }

  /** A server that has not even said welcome by then is not there. */
  #ping(): void {
    if (this.#isWelcome) this.send({ type: 'ping', id: `ping${this.#pings++}` });
    else this.#lost();
  }

  /** A socket that hangs may say so only after a long time: it is not waited for. */
  #lost(): void {
    if (this.#isOver) return;
    this.close();
    this.#callbacks.closed();
  }
}

function decoded(data: unknown): ServerMessage | undefined {
  try {
    return JSON.parse(data as string) as ServerMessage;
  } catch {
    return undefined;
  }
}
