// The byte stream beneath a WebSocket: frames are passed on one at a time, when it is the turn of their address, so many
// sockets at once hold nothing up. Once its socket is closed, nothing more of it is read.
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { FrameCutter } from './frame-cutter.ts';

/** No more is read while so much waits for its turn. */
const MOST_BYTES = 16 * 1024;
const MOST_CHUNKS = 64;

/** How many bytes are searched for the goodbye of a client whose socket is being closed. */
const MOST_PASSED_OVER = 32 * 1024;

type Done = (error?: Error | null) => void;

export class FrameWire extends Duplex {
  /** Set when the handshake is done. */
  socket: WebSocket | undefined;
  readonly #beneath: Duplex;
  /** Does this when it is the turn of the address. */
  readonly #inTurn: (work: () => void) => void;
  readonly #frames = new FrameCutter();
  /** Whether `ws` has begun to read: before that it would not take a frame at once. */
  #hasBegun = false;
  #isWaiting = false;
  /** The client has hung up. */
  #hasEnded = false;

  constructor(beneath: Duplex, head: Buffer, inTurn: (work: () => void) => void) {
    super();
    this.#beneath = beneath;
    this.#inTurn = inTurn;
    this.#frames.add(head);
    // As `ws` sets them on a connection of its own.
    if (beneath instanceof Socket) beneath.setTimeout(0).setNoDelay();
    this.on('resume', () => {
      this.#hasBegun = true;
      this.#goOn();
    });
    beneath.on('data', (chunk: Buffer) => this.#hear(chunk));
    beneath.on('end', () => {
      this.#hasEnded = true;
      this.#goOn();
    });
    beneath.on('error', (error) => this.destroy(error));
    beneath.on('close', () => this.destroy());
    if (!beneath.readable || !beneath.writable) this.destroy();
  }

  /** What is handed on is decided above: `ws` takes all of it at once, or has paused. */
  override _read(): void {}

  override _write(chunk: Buffer, _: string, done: Done): void {
    this.#beneath.write(chunk, done);
  }

  /** A frame that `ws` writes in two parts stays whole: others write to the connection, too. */
  override _writev(parts: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#beneath.write(Buffer.concat(parts.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.#beneath.end(done);
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#frames.clear();
    this.#beneath.destroy();
    done(error);
  }

  get #isClosing(): boolean {
    return this.socket !== undefined && this.socket.readyState !== this.socket.OPEN;
  }

  get #isTaken(): boolean {
    return this.#hasBegun && this.readableFlowing === true && !this.destroyed && !this.readableEnded;
  }

  #hear(chunk: Buffer): void {
    this.#frames.add(chunk);
    this.#goOn();
    this.#throttle();
  }

  #goOn(): void {
    if (!this.#isTaken) return;
    if (this.#hasEnded) this.#end();
    else if (!this.#isWaiting && this.#frames.held.bytes > 0) {
      this.#isWaiting = true;
      this.#inTurn(() => {
        this.#isWaiting = false;
        if (this.#isTaken) this.#handOn();
      });
    }
  }

  #handOn(): void {
    const frame = this.#frames.next(this.#isClosing);
    if (frame) {
      this.push(frame);
      this.#goOn();
    }
    this.#throttle();
  }

  /** What a client has asked for before it hangs up, and is not begun, is not done. */
  #end(): void {
    for (let frame = this.#frames.next(true); frame; frame = this.#frames.next(true)) this.push(frame);
    this.push(null);
  }

  #throttle(): void {
    const { bytes, chunks } = this.#frames.held;
    const isEnough = bytes >= MOST_BYTES || chunks >= MOST_CHUNKS || this.#frames.passedOver >= MOST_PASSED_OVER;
    if (isEnough === this.#beneath.isPaused()) return;
    if (isEnough) this.#beneath.pause();
    else this.#beneath.resume();
  }
}
