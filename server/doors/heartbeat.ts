// Finds out whether a client is still connected: a silent one is pinged after a while, and cut off if it does not
// answer.
import type { WebSocket } from 'ws';
import type { Timers } from '../scheduling/timers.ts';

export const BEAT = 20_000;

export class Heartbeat {
  readonly #socket: WebSocket;
  readonly #timers: Timers;
  #callOff: () => void = () => {};
  #wasHeard = true;

  constructor(socket: WebSocket, timers: Timers) {
    this.#socket = socket;
    this.#timers = timers;
    socket.on('pong', () => this.heard());
    this.#wait();
  }

  heard(): void {
    this.#wasHeard = true;
  }

  stop(): void {
    this.#callOff();
  }

  #wait(): void {
    this.#callOff = this.#timers.after(BEAT, () => {
      // From a socket that is not read nothing can be heard.
      if (this.#wasHeard || this.#socket.isPaused) this.#ask();
      else this.#socket.terminate();
    });
  }

  #ask(): void {
    this.#wasHeard = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    this.#wait();
  }
}
