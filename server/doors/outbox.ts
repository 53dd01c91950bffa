// The outgoing side of one socket. A client that reads too slowly is disconnected before its messages fill the memory.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export class Outbox {
  /** More will go out at once: an update, and then the reply to what led to it. */
  expectsMore = false;
  readonly #socket: WebSocket;
  /** The stream beneath the socket: `ws` itself can neither write a frame that many sockets share, nor several at once. */
  readonly #wire: Duplex;
  readonly #mostBuffered: number;
  readonly #cutOff: () => void;
  #isCorked = false;

  constructor(socket: WebSocket, wire: Duplex, mostBuffered: number, cutOff: () => void) {
    this.#socket = socket;
    this.#wire = wire;
    this.#mostBuffered = mostBuffered;
    this.#cutOff = cutOff;
  }

  /** Once a socket closes, nothing goes out any more. */
  write(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > this.#mostBuffered) {
      this.#cutOff();
      return;
    }
    if (this.expectsMore) this.#cork();
    this.#wire.write(frame);
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#wire.uncork();
    });
  }
}
