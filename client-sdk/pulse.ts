// Whether anybody is still at the other end. A socket that hangs says so only after a long time, or never.

/** Who has heard nothing for so long asks whether anybody is there; and after as long again, gives it up. */
const SILENCE = 20_000;

/** Whoever has a reason to doubt it waits no longer than this. */
const DOUBT = 3000;

export interface PulseEnds {
  /** Asks for a sign of life. */
  ask(): void;
  /** None has come. */
  lost(): void;
}

export class Pulse {
  readonly #ends: PulseEnds;
  readonly #rounds: ReturnType<typeof setInterval>;
  /** For so many rounds nothing was heard. */
  #silences = 0;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: PulseEnds) {
    this.#ends = ends;
    this.#rounds = setInterval(() => this.#listen(), SILENCE);
  }

  heard(): void {
    this.#silences = 0;
    this.#believe();
  }

  /** There is a reason to doubt it, such as a network that has gone: finds out soon. */
  doubt(): void {
    if (this.#doubt !== undefined) return;
    this.#doubt = setTimeout(() => this.#ends.lost(), DOUBT);
    this.#ends.ask();
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
    if (this.#silences > 1) this.#ends.lost();
    else this.#ends.ask();
  }
}
