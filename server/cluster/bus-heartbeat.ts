// The heartbeat of a process on its bus: what it sends to all comes back to itself, or the connection is broken.
import type { Timers } from '../scheduling/timers.ts';

const BEAT_EVERY = 1_000;

/** A process that has not heard itself for so long is deaf, whatever its connections say: a cut wire makes no sound. */
const DEAF = 3_500;

export interface BusHeartbeatParts {
  readonly timers: Timers;
  beat(): void;
  /** Begins all connections anew. */
  connectAnew(): void;
}

export class BusHeartbeat {
  readonly #parts: BusHeartbeatParts;
  #heard = Number.NEGATIVE_INFINITY;
  #connected = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};

  constructor(parts: BusHeartbeatParts) {
    this.#parts = parts;
  }

  get isDeaf(): boolean {
    return this.#parts.timers.now() - this.#heard > DEAF;
  }

  start(): void {
    this.heard();
    this.#beat();
  }

  /** The own message has come back. */
  heard(): void {
    this.#heard = this.#parts.timers.now();
  }

  stop(): void {
    this.#callOff();
  }

  #beat(): void {
    const { timers, beat, connectAnew } = this.#parts;
    if (this.isDeaf && timers.now() - this.#connected > DEAF) {
      this.#connected = timers.now();
      connectAnew();
    }
    beat();
    this.#callOff = timers.after(BEAT_EVERY, () => this.#beat());
  }
}
