// Checks that the server is still at the other end: a socket that hangs says so only after a long time, or never.

/** After so long without a message the client asks for a sign of life; after as long again, it gives the connection up. */
const SILENCE = 20_000;

/** The same when there is a reason to doubt the connection. */
const DOUBT = 3000;

export interface HeartbeatCallbacks {
  /** Asks for a sign of life. */
  ask(): void;
  /** No sign of life has come: the connection is lost. */
  lost(): void;
}

export class Heartbeat {
  readonly #callbacks: HeartbeatCallbacks;
  readonly #rounds: ReturnType<typeof setInterval>;
  /** For how many rounds nothing was heard. */
  #silences = 0;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(callbacks: HeartbeatCallbacks) {
    this.#callbacks = callbacks;
    this.#rounds = setInterval(() => this.#listen(), SILENCE);
  }

  heard(): void {
    this.#silences = 0;
    this.#believe();
  }

  /** There is a reason to doubt it, such as a network that has gone: finds out soon. */
  doubt(): void {
    if (this.#doubt !== undefined) return;
    this.#doubt = setTimeout(() => this.#callbacks.lost(), DOUBT);
    this.#callbacks.ask();
  }

  stop(): void {
    clearInterval(this.#rounds);
    this.#believe();
  }

  #believe(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #listen(): void {
    this.#silences++;
    if (this.#silences > 1) this.#callbacks.lost();
    else this.#callbacks.ask();
  }
}
