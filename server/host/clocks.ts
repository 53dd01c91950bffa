// The clocks of a match. A clock runs for whoever is asked, while they are asked: first what each decision gives, then
// the bank; while the player is away, a bank for that goes first. All times are handed in, in milliseconds.
import type { SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { Pace } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';

interface Clock {
  bank: number;
  away: number;
  isAway: boolean;
  /** What the open decision still gives before the bank is touched. */
  decision: number;
  /** Since when it runs; `undefined` while the seat is not asked. */
  since: number | undefined;
  /** What was left when the seat answered in secret. Its clock seems to run on, so that nobody learns of the answer. */
  kept: { readonly bank: number; readonly away: number } | undefined;
}

export class Clocks {
  readonly #pace: Pace | null;
  readonly #clocks: readonly Clock[];
  #banksShown: string;

  /** With what the seats had left in their banks, where that is known. */
  constructor(pace: Pace | null, banks: readonly (number | undefined)[]) {
    this.#pace = pace;
    this.#clocks = banks.map((bank) => ({
      bank: bank ?? pace?.bank ?? 0,
      away: pace?.away ?? 0,
      isAway: false,
      decision: 0,
      since: undefined,
      kept: undefined,
    }));
    this.#banksShown = '';
    this.bankChanged();
  }

  /** New decisions are open, for these seats. */
  ask(asked: readonly Seat[], now: number): void {
    for (const [seat, clock] of this.#clocks.entries()) {
      spend(clock, now);
      if (clock.kept) Object.assign(clock, clock.kept);
      clock.kept = undefined;
      clock.since = asked.includes(seat) ? now : undefined;
      clock.decision = this.#pace?.decision ?? 0;
    }
  }

  /** The seat has answered; others may not know yet. */
  answered(seat: Seat, now: number): void {
    const clock = this.#of(seat);
    if (clock.since === undefined || clock.kept) return;
    spend(clock, now);
    clock.kept = { bank: clock.bank, away: clock.away };
  }

  /** The player of this seat has come or gone. True if that changes a clock that runs. */
  setAway(seat: Seat, isAway: boolean, now: number): boolean {
    const clock = this.#of(seat);
    if (clock.isAway === isAway) return false;
    spend(clock, now);
    clock.isAway = isAway;
    return this.#pace !== null && clock.since !== undefined;
  }

  /** What the seat really has left in its bank. */
  bank(seat: Seat): number | null {
    const clock = this.#of(seat);
    return this.#pace && (clock.kept ?? clock).bank;
  }

  /** When the time of this seat is up, if it is asked and has not answered. */
  deadline(seat: Seat): number | undefined {
    const clock = this.#of(seat);
    return clock.kept ? undefined : this.#until(clock);
  }

  /** The next moment at which somebody's time is up. */
  nextDeadline(): number | undefined {
    const deadlines = this.#clocks.flatMap((_, seat) => this.deadline(seat) ?? []);
    return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
  }

  /** As everybody may see them. */
  shown(): SeatClock[] {
    if (!this.#pace) return [];
    return this.#clocks.map((clock, seat) => ({
      seat,
      until: this.#until(clock) ?? null,
      bank: Math.round(clock.bank),
    }));
  }

  /** Whether somebody has less in the bank than when this was last asked. */
  bankChanged(): boolean {
    const banks = this.#clocks.map(({ bank }) => Math.round(bank)).join();
    const before = this.#banksShown;
    this.#banksShown = banks;
    return banks !== before;
  }

  /** When the time of this seat is up, as everybody may see it. */
  shownDeadline(seat: Seat): number | undefined {
    return this.#until(this.#of(seat));
  }

  #until(clock: Clock): number | undefined {
    if (!this.#pace || clock.since === undefined) return undefined;
    return clock.since + (clock.isAway ? clock.away : 0) + clock.decision + clock.bank;
  }

  #of(seat: Seat): Clock {
    const clock = this.#clocks[seat];
    if (!clock) throw new Error(`seat ${seat} has no clock`);
    return clock;
  }
}

/** Takes off what has passed until now. */
function spend(clock: Clock, now: number): void {
  if (clock.since === undefined) return;
  let passed = Math.max(0, now - clock.since);
  clock.since = now;
  const take = (from: number): number => {
    const taken = Math.min(from, passed);
    passed -= taken;
    return from - taken;
  };
  if (clock.isAway) clock.away = take(clock.away);
  clock.decision = take(clock.decision);
  clock.bank = take(clock.bank);
}
