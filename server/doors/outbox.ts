// What goes out over one socket. A client that reads too slowly is cut off before it costs memory.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

export class Outbox {
  /** More will go out at once: an update, and then the reply to what led to it. */
  expectsMore = false;
  readonly #socket: WebSocket;
  /** What lies beneath it: `ws` has no way to write frames that many share, nor several at once. */
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
