// Sends no faster than the server allows, so that a client that sends much is not refused.

/** The server lets ten seconds' worth through at once. To ask for half of that leaves room for clocks that differ. */
const BURST_SECONDS = 5;

/** The weight of the heaviest message: one that leads to a table. */
export const HEAVIEST = 5;

interface Waiting {
  readonly text: string;
  readonly weight: number;
}

export class SendRate {
  readonly #send: (text: string) => void;
  readonly #waiting: Waiting[] = [];
  /** Milliseconds for each message; nothing is held up before the server has said how much it takes. */
  #each = 0;
  #burst = HEAVIEST;
  /** When a full burst may be sent again. */
  #restedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (text: string) => void) {
    this.#send = send;
  }

  limit(perSecond: number): void {
    this.#each = 1000 / perSecond;
    this.#burst = Math.max(HEAVIEST, perSecond * BURST_SECONDS);
  }

  /** The weight says as how many messages it counts. */
  send(text: string, weight: number): void {
    this.#waiting.push({ text, weight });
    if (this.#timer === undefined) this.#sendOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #sendOn(): void {
    this.#timer = undefined;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = this.#take(next.weight);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#sendOn(), wait);
        return;
      }
      this.#waiting.shift();
      this.#send(next.text);
    }
  }

  /** Milliseconds until the next may be sent; 0 means that it was counted, and may be sent now. */
  #take(weight: number): number {
    const now = Date.now();
    const tired = Math.min(Math.max(0, this.#restedAt - now), this.#burst * this.#each);
    const wait = tired - (this.#burst - weight) * this.#each;
    if (wait > 0) return Math.ceil(wait);
    this.#restedAt = now + tired + weight * this.#each;
    return 0;
  }
}
