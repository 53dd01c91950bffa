// Turns at dear work of which little can go on at once: places take turns, and familiar sources have a line of their own.
import type { Refusal } from '@undertow/shared/protocol/errors.ts';

/** Where a request comes from. */
export interface Source {
  /** As `placeOf` names it. */
  readonly place: string;
  /** The person that the request names has been let in from there before. */
  readonly isFamiliar: boolean;
}

export interface TurnLimits {
  readonly atOnce: number;
  /** In each of the two lines. More are turned away, so that nothing piles up. */
  readonly waiting: number;
  /** Strangers wait until no familiar source does. Otherwise the lines take turns. */
  readonly isFamiliarFirst?: boolean;
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
    if (this.#atWork < this.#limits.atOnce) this.#atWork++;
    else {
      if (line.length >= this.#limits.waiting && !line.makeRoomFor(place)) throw this.#refusal();
      if (!(await line.turnOf(place))) throw this.#refusal();
    }
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** The lines take turns, so that neither can hold the other up, unless that is meant. */
  #passOn(): void {
    const isStrangersTurn = this.#lastServed === this.#familiar && !this.#limits.isFamiliarFirst;
    const [first, second] = isStrangersTurn ? [this.#strange, this.#familiar] : [this.#familiar, this.#strange];
    const line = first.length > 0 ? first : second;
    this.#lastServed = line;
    const next = line.shift();
    if (next) next(true);
    else this.#atWork--;
  }
}

/** Is told whether its turn has come, or it has given way. */
type Called = (mayBegin: boolean) => void;

/** The places in it take turns, too. */
class Line {
  /** The place whose turn is next stands first. */
  readonly #waiting = new Map<string, Called[]>();
  length = 0;

  /** The last of the place with most of them gives way, if there is none of this place yet. False if no place has two. */
  makeRoomFor(place: string): boolean {
    if (this.#waiting.has(place)) return false;
    let most: Called[] = [];
    for (const waiting of this.#waiting.values()) if (waiting.length > most.length) most = waiting;
    if (most.length < 2) return false;
    this.length--;
    most.pop()?.(false);
    return true;
  }

  /** False if it had to give way. */
  turnOf(place: string): Promise<boolean> {
    this.length++;
    return new Promise((resolve) => {
      const others = this.#waiting.get(place);
      if (others) others.push(resolve);
      else this.#waiting.set(place, [resolve]);
    });
  }

  shift(): Called | undefined {
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
