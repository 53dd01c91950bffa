// What goes out over one socket. Whoever reads too slowly is cut off before it costs memory.
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { WebSocket } from 'ws';
import type { Telling } from '../host/telling.ts';
import { frameOf, frameOfTelling } from './frame.ts';

export type CloseCode = keyof typeof CLOSE_CODES;

/** Says why. Once a socket closes, nothing goes out any more. */
export function closeWith(socket: WebSocket, code: CloseCode): void {
  socket.close(code, CLOSE_CODES[code]);
}

export class Outbox {
  /** More will go out at once: an update, and then the reply to what led to it. */
  expectsMore = false;
  readonly #socket: WebSocket;
  /** What lies beneath it. Frames that many share are written there, for which `ws` has no way. */
  readonly #wire: Duplex;
  readonly #mostBuffered: number;
  #isCorked = false;

  constructor(socket: WebSocket, wire: Duplex, mostBuffered: number) {
    this.#socket = socket;
    this.#wire = wire;
    this.#mostBuffered = mostBuffered;
  }

  tell(telling: Telling): void {
    if (this.#isOpen) this.#write(frameOfTelling(telling));
  }

  send(message: ServerMessage): void {
    if (this.#isOpen) this.#write(frameOf(JSON.stringify(message)));
  }

  close(code: CloseCode): void {
    closeWith(this.#socket, code);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #write(frame: Buffer): void {
    if (this.#wire.writableLength > this.#mostBuffered) {
      this.close(4009);
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
