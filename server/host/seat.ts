// A seat of a live match: its player or bot, its orders, and the messages that it has answered.
import type { Decision, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { JournalEntry } from './archive.ts';

/** A player who is connected, and whose clock runs out so often in a row, is taken to be away (see `substitute.ts`). */
const STRIKES = 2;

/** Going back and forth is allowed as often within a turn. */
const MOST_CIRCLES = 60;

/** A client may repeat a message: so many of the last ones are known, by seat here and by person and socket at the doors. */
export const MESSAGES_KNOWN = 64;

export class HostedSeat {
  readonly seat: Seat;
  /** The bot that plays this seat for good; `null` for a person. */
  bot: string | null;
  orders: readonly Json[] = [];
  /** How often, in this turn, the seat has taken back or called off what it began. */
  circles = 0;
  /** Since when the player has been back from being taken to be away, as far as is known. */
  backSince: number;
  #strikes: number;
  /** The version of the match in which the clock ran out last. */
  #struckIn: number | undefined;
  /** When the player last came back: what was done for them before, and is opened later, does not count any more. */
  #returnedAt = Number.NEGATIVE_INFINITY;
  readonly #messages: string[] = [];
  /** What was refused and must stay so: repeated, it would take back an answer that was given since. */
  readonly #refused: string[] = [];

  constructor(seat: Seat, bot: string | null, strikes: number, backSince: number) {
    this.seat = seat;
    this.bot = bot;
    this.#strikes = strikes;
    this.backSince = backSince;
  }

  get goesInCircles(): boolean {
    return this.circles >= MOST_CIRCLES;
  }

  /** A bot gives the answers: always, or until the player returns. The journal tells it: no more is kept of it. */
  get isAutomatic(): boolean {
    return this.bot !== null || this.#strikes >= STRIKES;
  }

  /** How often in a row the clock ran out. */
  get strikes(): number {
    return this.#strikes;
  }

  /**
   * What was done by the seat, or for it, in this version of the match. The clock runs out once, however much the seat is
   * asked at once. A bot that has begun to answer goes on. A standing order says nothing of whether its player is there.
   */
  note({ kind, time }: Pick<JournalEntry, 'kind' | 'time'>, version: number): void {
    if (kind === 'answer' || kind === 'undo') this.#strikes = 0;
    if (time <= this.#returnedAt) return;
    if (kind === 'timeout' && this.#struckIn !== version) {
      this.#strikes++;
      this.#struckIn = version;
    }
    if (kind === 'bot' && this.bot === null) this.#strikes = STRIKES;
  }

  /** The player did something. True if the player had been away. */
  returned(now: number): boolean {
    const wasAutomatic = this.isAutomatic;
    this.#strikes = 0;
    this.#returnedAt = now;
    const isBack = wasAutomatic && !this.isAutomatic;
    if (isBack) this.backSince = now;
    return isBack;
  }

  knows(message: string | undefined): boolean {
    return message !== undefined && this.#messages.includes(message);
  }

  remember(message: string | undefined): void {
    keepLast(this.#messages, message);
  }

  hasRefused(message: string | undefined): boolean {
    return message !== undefined && this.#refused.includes(message);
  }

  refuse(message: string | undefined): void {
    keepLast(this.#refused, message);
  }
}

function keepLast(messages: string[], message: string | undefined): void {
  if (message === undefined) return;
  messages.push(message);
  if (messages.length > MESSAGES_KNOWN) messages.shift();
}

/** A bot as the host sees it: what it answers, from what its seat sees. */
export type Autopilot = (view: Json, decision: Decision) => Json;
