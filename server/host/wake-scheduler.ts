// Looks again and again for matches that must be awake though no client asks for them, and wakes them.
import { isPassing } from '../limits/busy.ts';
import { MOST_TO_WAKE } from './archive.ts';
import { isStoreAway } from './failures.ts';
import type { HostContext } from './host-context.ts';
import { WakeQueue } from './wake-queue.ts';

const LOOK_EVERY = 2_000;

/** So many are woken at once. */
const AT_ONCE = 8;

const NOTE_EVERY = 5_000;

/** A process that is shutting down leaves sleeping matches to the others for so long. If no other wakes them, it does. */
const GRACE = 10_000;

export interface WakeSchedulerParts {
  readonly context: HostContext;
  /** Called each time. */
  tidy(now: number): void;
  /** True if it lives here now. */
  wake(id: string, now: number): Promise<boolean>;
}

export class WakeScheduler {
  readonly #parts: WakeSchedulerParts;
  readonly #wakeQueue = new WakeQueue();
  #noted = 0;
  #callOff: () => void = () => {};
  #isUnderWay = false;
  #mustGoAgain = false;
  #isShut = false;
  #isOver = false;

  constructor(parts: WakeSchedulerParts) {
    this.#parts = parts;
  }

  /** This match must be awake here. */
  want(id: string): void {
    this.#wakeQueue.add(id);
  }

  /** A process has to wake this match, as soon as possible. */
  offer(id: string): void {
    if (this.#isShut) return;
    this.want(id);
    void this.go();
  }

  /** What slept or was left behind is for others from now on. */
  shut(): void {
    this.#isShut = true;
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  /** Never twice at once: a call that comes meanwhile lets it run once more. */
  async go(): Promise<void> {
    if (this.#isUnderWay || this.#isOver) {
      this.#mustGoAgain = true;
      return;
    }
    this.#isUnderWay = true;
    this.#callOff();
    do {
      this.#mustGoAgain = false;
      await this.#goOnce();
    } while (this.#mustGoAgain && !this.#isOver);
    this.#isUnderWay = false;
    if (!this.#isOver) this.#callOff = this.#parts.context.timers.after(LOOK_EVERY, () => void this.go());
  }

  /** Notes that the server is open. */
  async note(): Promise<void> {
    const { archive, timers } = this.#parts.context;
    this.#noted = timers.now();
    await archive.stillOpen(this.#noted);
  }

  async #goOnce(): Promise<void> {
    const { context, tidy } = this.#parts;
    const now = context.timers.now();
    let orphans: readonly string[] = [];
    try {
      tidy(now);
      if (now - this.#noted >= NOTE_EVERY) await this.note();
      orphans = this.#isShut ? [] : await context.archive.orphans();
      for (const id of [...orphans, ...(await this.#due(now))]) this.#wakeQueue.add(id);
    } catch (failure) {
      context.report('a round failed', '', { failure });
    }
    const due = this.#wakeQueue.due(now);
    // There may be more than were told at once.
    if (due.length >= MOST_TO_WAKE) this.#mustGoAgain = true;
    const woken = new Set<string>();
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#wakeSome(due, woken)));
    const takenOver = orphans.filter((id) => woken.has(id));
    if (takenOver.length > 0) context.tookOver(takenOver.length);
  }

  #due(now: number): Promise<readonly string[]> {
    return this.#parts.context.archive.due(this.#isShut ? now - GRACE : now);
  }

  async #wakeSome(ids: string[], woken: Set<string>): Promise<void> {
    for (let id = ids.shift(); id !== undefined && !this.#isOver; id = ids.shift()) {
      if (await this.#wake(id)) woken.add(id);
    }
  }

  async #wake(id: string): Promise<boolean> {
    const { context, wake } = this.#parts;
    const now = context.timers.now();
    try {
      const isHere = await wake(id, now);
      this.#wakeQueue.isAwake(id);
      return isHere;
    } catch (failure) {
      if (!isPassing(failure)) context.report('the match could not be woken', id, { failure });
      this.#wakeQueue.couldNotBeWoken(id, now, isPassing(failure) || isStoreAway(failure));
      return false;
    }
  }
}
