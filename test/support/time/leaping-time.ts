// The real time, which a test can let leap ahead: what is due by then happens at once, as if the time had passed.
import { realTimers, type Timers } from '@undertow/server/scheduling/timers.ts';

interface Alarm {
  readonly at: number;
  ring(): void;
}

export class LeapingTime implements Timers {
  #ahead = 0;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return realTimers.now() + this.#ahead;
  }

  after(milliseconds: number, call: () => void): () => void {
    const callOff = () => {
      this.#alarms.delete(alarm);
      stop();
    };
    const ring = () => {
      callOff();
      call();
    };
    const alarm = { at: this.now() + milliseconds, ring };
    const stop = realTimers.after(milliseconds, ring);
    this.#alarms.add(alarm);
    return callOff;
  }

  leap(milliseconds: number): void {
    this.#ahead += milliseconds;
    const due = [...this.#alarms].filter(({ at }) => at <= this.now()).sort((one, other) => one.at - other.at);
    for (const alarm of due) if (this.#alarms.has(alarm)) alarm.ring();
  }
}
