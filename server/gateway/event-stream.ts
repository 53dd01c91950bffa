// One stream of Server-Sent Events. A client that reads too slowly is disconnected, and comes back by itself.
import type { ServerResponse } from 'node:http';
import { OutgoingMessage, type Wrap } from '../host/outgoing.ts';
import type { Timers } from '../scheduling/timers.ts';

/** How often something is sent in any case, so that no proxy in between takes the stream for dead. */
export const STREAM_BEAT = 20_000;

/** A browser whose stream has ended comes back after so long. */
const COME_BACK_AFTER = 2_000;

/** The headers of a stream: no proxy in between may buffer it. */
export const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

export class EventStream {
  readonly #response: ServerResponse;
  readonly #timers: Timers;
  readonly #mostBuffered: number;
  readonly #wrap: Wrap;
  #callOff: () => void = () => {};

  constructor(response: ServerResponse, timers: Timers, mostBuffered: number, wrap: Wrap) {
    this.#response = response;
    this.#timers = timers;
    this.#mostBuffered = mostBuffered;
    this.#wrap = wrap;
    response.once('close', () => this.#callOff());
    response.writeHead(200, STREAM_HEADERS);
    this.#write(`retry: ${COME_BACK_AFTER}\n\n`);
    this.#beat();
  }

  tell(outgoing: OutgoingMessage): void {
    this.#write(outgoing.wrapped(this.#wrap));
  }

  end(reason: string, retryAfter: number): void {
    this.tell(new OutgoingMessage({ type: 'bye', reason, retryAfter }));
    this.#response.end();
  }

  /** There is no time for it just now: a browser comes back by itself. */
  turnAway(retryAfter = COME_BACK_AFTER): void {
    this.#write(`retry: ${retryAfter}\n\n`);
    this.#response.end();
  }

  #write(text: string | Buffer): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    if (this.#response.writableLength > this.#mostBuffered) this.#response.destroy();
    else this.#response.write(text);
  }

  #beat(): void {
    this.#callOff = this.#timers.after(STREAM_BEAT, () => {
      this.#write(':\n\n');
      this.#beat();
    });
  }
}
