// The rounds of a host: again and again it looks after matches that must be awake though nobody touches them.
import { isStoreAway } from './store-failure.ts';
import type { Surroundings } from './surroundings.ts';
import { Wanted } from './wanted.ts';

/** How often to go round. */
const ROUND = 2_000;

/** So many are woken at once; and where so many are wanted, there may be more. */
const AT_ONCE = 8;
const MANY = 100;

/** How often to note that the house is open. */
const NOTE = 5_000;

/** Whoever is going away leaves sleepers to the others for so long. If there are none, they are woken all the same. */
const GRACE = 10_000;

export interface RoundsParts {
  readonly around: Surroundings;
  /** Once in each round. */
  tidy(now: number): void;
  wake(id: string, now: number): Promise<void>;
}

export class Rounds {
  readonly #parts: RoundsParts;
  readonly #wanted = new Wanted();
  #noted = 0;
  #callOff: () => void = () => {};
  #isUnderWay = false;
  #mustGoAgain = false;
  #isShut = false;
  #isOver = false;

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  /** This match must be awake here. */
  want(id: string): void {
    this.#wanted.add(id);
  }

  /** Somebody has to wake this match, as soon as possible. */
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

  /** Never twice at once: who asks for it meanwhile has it done once more. */
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
    if (!this.#isOver) this.#callOff = this.#parts.around.timers.after(ROUND, () => void this.go());
  }

  /** Notes that the house is open. */
  async note(): Promise<void> {
    const { archive, timers } = this.#parts.around;
    this.#noted = timers.now();
    await archive.stillOpen(this.#noted);
  }

  async #goOnce(): Promise<void> {
    const { around, tidy } = this.#parts;
    const now = around.timers.now();
    try {
      tidy(now);
      if (now - this.#noted >= NOTE) await this.note();
      await this.#lookForNeglected(now);
    } catch (failure) {
      around.report('a round failed', '', { failure });
    }
    const due = this.#wanted.due(now);
    // There may be more than were told at once.
    if (due.length >= MANY) this.#mustGoAgain = true;
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#wakeSome(due)));
  }

  async #lookForNeglected(now: number): Promise<void> {
    const { archive, foundLeft } = this.#parts.around;
    if (!this.#isShut) {
      const left = (await archive.orphans()).filter((id) => this.#wanted.add(id));
      if (left.length > 0) foundLeft(left.length);
    }
    for (const id of await archive.due(this.#isShut ? now - GRACE : now)) this.#wanted.add(id);
  }

  async #wakeSome(ids: string[]): Promise<void> {
    for (let id = ids.shift(); id !== undefined && !this.#isOver; id = ids.shift()) await this.#wake(id);
  }

  async #wake(id: string): Promise<void> {
    const { around, wake } = this.#parts;
    const now = around.timers.now();
    try {
      await wake(id, now);
      this.#wanted.isAwake(id);
    } catch (failure) {
      around.report('the match could not be woken', id, { failure });
      this.#wanted.couldNotBeWoken(id, now, isStoreAway(failure));
    }
  }
}
