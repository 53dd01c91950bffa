// Time that stands still until a test lets it pass.
import type { Timers } from '@undertow/server/scheduling/timers.ts';

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

export class FakeTime implements Timers {
  #now = Date.UTC(2030, 0, 1);
  readonly #alarms = new Set<Alarm>();
  readonly #quiet: () => Promise<void>;

  /** `quiet` is done when nothing goes on any more without time passing. */
  constructor(quiet: () => Promise<void> = nextRound) {
    this.#quiet = quiet;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, milliseconds), call };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** How many calls are still to come. */
  get alarms(): number {
    return this.#alarms.size;
  }

  /** Lets so much time pass, and everything happen that was to happen in it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.#quiet();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#alarms.delete(next);
      next.call();
      await this.#quiet();
    }
    this.#now = end;
  }

  /** Lets so much time pass at once: what was to happen in it happens late, as if the machine had been busy. */
  async leap(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    await this.settle();
  }

  /** Lets happen what needs no time. */
  settle(): Promise<void> {
    return this.pass(0);
  }

  #next(end: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms) if (alarm.at <= end && (!next || alarm.at < next.at)) next = alarm;
    return next;
  }
}

/** All promises that wait for nothing else are done by then. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
