// Turns at dear work of which little can go on at once: each place has few turns at a time, and familiar sources have a line
// of their own.
import type { Refusal } from '@undertow/shared/protocol/errors.ts';

/** Where a request comes from. */
export interface Source {
  /** As `placeOf` names it. */
  readonly place: string;
  /** The person who is named has been let in from there before. */
  readonly isFamiliar: boolean;
}

export interface TurnLimits {
  readonly atOnce: number;
  /** In each of the two lines. More are turned away, so that nothing piles up. */
  readonly waiting: number;
  /** Of one place in one line, those at work included. */
  readonly perPlace: number;
}

export class FairQueue {
  readonly #limits: TurnLimits;
  readonly #refusal: () => Refusal;
  readonly #familiar = new Line();
  readonly #strange = new Line();
  #atWork = 0;
  #lastServed = this.#strange;

  constructor(limits: TurnLimits, refusal: () => Refusal) {
    this.#limits = limits;
    this.#refusal = refusal;
  }

  /** Does the work when its turn has come, or refuses at once. */
  async run<Result>({ place, isFamiliar }: Source, work: () => Promise<Result>): Promise<Result> {
    const line = isFamiliar ? this.#familiar : this.#strange;
    const { atOnce, waiting, perPlace } = this.#limits;
    const mustWait = this.#atWork >= atOnce;
    if (line.countOf(place) >= perPlace || (mustWait && line.length >= waiting)) throw this.#refusal();
    line.enter(place);
    if (mustWait) await line.turnOf(place);
    else this.#atWork++;
    try {
      return await work();
    } finally {
      line.leave(place);
      this.#passOn();
    }
  }

  /** The lines take turns, so that neither can hold the other up. */
  #passOn(): void {
    const other = this.#lastServed === this.#familiar ? this.#strange : this.#familiar;
    const line = other.length > 0 ? other : this.#lastServed;
    this.#lastServed = line;
    const next = line.shift();
    if (next) next();
    else this.#atWork--;
  }
}

/** The places in it take turns, too. */
class Line {
  /** The place whose turn is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #counts = new Map<string, number>();
  length = 0;

  /** How many of this place wait or are at work. */
  countOf(place: string): number {
    return this.#counts.get(place) ?? 0;
  }

  enter(place: string): void {
    this.#counts.set(place, this.countOf(place) + 1);
  }

  leave(place: string): void {
    const count = this.countOf(place) - 1;
    if (count > 0) this.#counts.set(place, count);
    else this.#counts.delete(place);
  }

  turnOf(place: string): Promise<void> {
    this.length++;
    return new Promise((resolve) => {
      const others = this.#waiting.get(place);
      if (others) others.push(resolve);
      else this.#waiting.set(place, [resolve]);
    });
  }

  shift(): (() => void) | undefined {
    for (const [place, waiting] of this.#waiting) {
      const next = waiting.shift();
      this.#waiting.delete(place);
      if (waiting.length > 0) this.#waiting.set(place, waiting);
      this.length--;
      return next;
    }
    return undefined;
  }
}
