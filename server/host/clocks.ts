// The clocks of a match. The clock of a seat runs while the seat is asked: first what each decision gives, then
// the bank; while the player is away, a bank for that goes first. All times are handed in, in milliseconds.
import type { SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { ThinkingTimes } from '@undertow/shared/protocol/time-controls.ts';
import type { Seat } from '@undertow/shared/table/game.ts';

/** What a clock still gives. */
interface Allowance {
  readonly away: number;
  /** What the open decision gives before the bank is touched. */
  readonly decision: number;
  readonly bank: number;
}

/** A clock that is laid aside, to run on from there. */
export interface KeptClock extends Allowance {
  /** How long it had run so far; `null` if the seat was not asked. */
  readonly ran: number | null;
  /** What was left when the seat answered in secret, if it has. */
  readonly answered: Allowance | null;
}

interface Clock {
  /** What was left when it began to run, or stopped. */
  left: Allowance;
  isAway: boolean;
  /** Since when the player has been there, or away. */
  turned: number;
  /** Since when it runs; `undefined` while the seat is not asked. */
  since: number | undefined;
  /** What was left when the seat gave a sealed answer. Its clock seems to run on, so that no other seat learns of it. */
  answered: Allowance | undefined;
}

export class Clocks {
  readonly #times: ThinkingTimes | null;
  readonly #clocks: readonly Clock[];
  #banksShown = '';

  /** Goes on with clocks that were stored at this time and have run since. No player is connected yet. */
  constructor(times: ThinkingTimes | null, kept: readonly KeptClock[], time: number) {
    this.#times = times;
    this.#clocks = kept.map(({ away, decision, bank, ran, answered }) => ({
      left: { away, decision, bank },
      isAway: true,
      turned: time,
      since: ran === null ? undefined : time - ran,
      answered: answered ?? undefined,
    }));
    this.bankChanged();
  }

  /** New decisions are open, for these seats. Time to decide comes with them, unless they are not really new. */
  ask(asked: readonly Seat[], now: number, areNew = true): void {
    for (const [seat, clock] of this.#clocks.entries()) {
      const left = clock.answered ?? leftOf(clock, now);
      clock.left = areNew ? { ...left, decision: this.#times?.decision ?? 0 } : left;
      clock.answered = undefined;
      clock.since = asked.includes(seat) ? now : undefined;
    }
  }

  /** The seat has answered, and has this left in its bank; others may not know yet. */
  answered(seat: Seat, now: number, bank = this.bank(seat, now)): void {
    const clock = this.#of(seat);
    if (clock.since !== undefined) clock.answered ??= { ...leftOf(clock, now), bank: bank ?? 0 };
  }

  /** Each seat that is asked, or seems to be, has time to decide anew. True if that changes a clock that runs. */
  renew(seat: Seat, now: number): boolean {
    const clock = this.#of(seat);
    if (!this.#times || clock.since === undefined) return false;
    clock.left = { ...leftOf(clock, now), decision: this.#times.decision };
    clock.since = now;
    return true;
  }

  /** The player of this seat has come or gone. True if that changes a clock that runs. */
  setAway(seat: Seat, isAway: boolean, now: number): boolean {
    const clock = this.#of(seat);
    if (clock.isAway === isAway) return false;
    clock.left = leftOf(clock, now);
    if (clock.since !== undefined) clock.since = now;
    clock.isAway = isAway;
    clock.turned = now;
    return this.#times !== null && clock.since !== undefined;
  }

  /** The player is not connected, and should be: one who plays over days need not. */
  isMissing(seat: Seat): boolean {
    return this.#of(seat).isAway && (this.#times?.away ?? 0) > 0;
  }

  /** For how long the player has not been connected, as far as is known; `undefined` for one who is. */
  awayFor(seat: Seat, now: number): number | undefined {
    const { isAway, turned } = this.#of(seat);
    return isAway ? now - turned : undefined;
  }

  /** Since when the player has been connected, as far as is known; `undefined` for one who is away. */
  hereSince(seat: Seat): number | undefined {
    const { isAway, turned } = this.#of(seat);
    return isAway ? undefined : turned;
  }

  /** What the seat has left in its bank when it answers now, or has answered. */
  bank(seat: Seat, now: number): number | null {
    const clock = this.#of(seat);
    return this.#times && (clock.answered ?? leftOf(clock, now)).bank;
  }

  /** When the time of this seat is up, if it is asked and has not answered. */
  deadline(seat: Seat): number | undefined {
    return this.#of(seat).answered ? undefined : this.shownDeadline(seat);
  }

  /** When the time of this seat is up, as every viewer may see it. */
  shownDeadline(seat: Seat): number | undefined {
    const { since, left, isAway } = this.#of(seat);
    if (!this.#times || since === undefined) return undefined;
    return since + (isAway ? left.away : 0) + left.decision + left.bank;
  }

  /** The seats whose clocks run, as every viewer may see it. */
  running(): Seat[] {
    return this.#clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
  }

  /** The clocks as every viewer may see them. */
  shown(): SeatClock[] {
    if (!this.#times) return [];
    return this.#clocks.map(({ left }, seat) => ({ seat, until: this.shownDeadline(seat) ?? null, bank: left.bank }));
  }

  /** Whether a seat has less in the bank than when this was last asked. */
  bankChanged(): boolean {
    const banks = this.#clocks.map(({ left }) => left.bank).join();
    const before = this.#banksShown;
    this.#banksShown = banks;
    return banks !== before;
  }

  /** The clocks as they are stored, when no player is connected any more. */
  kept(now: number): KeptClock[] {
    return this.#clocks.map((clock, seat) => {
      this.setAway(seat, true, now);
      const { left, since, answered = null } = clock;
      return { ...left, ran: since === undefined ? null : now - since, answered };
    });
  }

  #of(seat: Seat): Clock {
    const clock = this.#clocks[seat];
    if (!clock) throw new Error(`seat ${seat} has no clock`);
    return clock;
  }
}

/** A clock at the beginning of a match, or of which no more is known than what is left of its banks. */
export function freshClock(times: ThinkingTimes | null, bank = times?.bank ?? 0, away = times?.away ?? 0): KeptClock {
  return { away, decision: times?.decision ?? 0, bank, ran: null, answered: null };
}

/** What is left after the time that has passed until now. */
function leftOf({ left, isAway, since }: Clock, now: number): Allowance {
  let passed = since === undefined ? 0 : Math.max(0, now - since);
  const take = (from: number): number => {
    const taken = Math.min(from, passed);
    passed -= taken;
    return from - taken;
  };
  return { away: isAway ? take(left.away) : left.away, decision: take(left.decision), bank: take(left.bank) };
}
