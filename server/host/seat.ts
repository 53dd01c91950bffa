// Who plays a seat, and what it has told the host beforehand.
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

/** A player who lets the clock run out so often in a row is taken to be gone. */
const STRIKES = 2;

/** A client may repeat a message after a reconnect; it will not be older than this. */
const MESSAGES_KNOWN = 16;

export class HostedSeat {
  /** The bot that plays this seat for good; `null` for a person. */
  bot: string | null;
  orders: readonly Json[] = [];
  #strikes = 0;
  readonly #messages: string[] = [];

  constructor(bot: string | null) {
    this.bot = bot;
  }

  /** A bot gives the answers: always, or until the player returns. */
  get isAutomatic(): boolean {
    return this.bot !== null || this.#strikes >= STRIKES;
  }

  /** The clock ran out. */
  strike(): void {
    this.#strikes++;
  }

  /** The player gave a sign. True if the player had been away. */
  returned(): boolean {
    const wasAutomatic = this.isAutomatic;
    this.#strikes = 0;
    return wasAutomatic && !this.isAutomatic;
  }

  knows(message: string | undefined): boolean {
    return message !== undefined && this.#messages.includes(message);
  }

  remember(message: string | undefined): void {
    if (message === undefined) return;
    this.#messages.push(message);
    if (this.#messages.length > MESSAGES_KNOWN) this.#messages.shift();
  }
}

/** A bot as the host sees it: what it answers, from what its seat sees. */
export type Autopilot = (view: Json, decision: Decision) => Json;
