// A queue for expensive work, of which a few run at once: addresses take turns, and familiar sources have a line of their
// own.
import type { Refusal } from '@undertow/shared/protocol/errors.ts';
import { type Capacity, WaitingLine } from './waiting-line.ts';

/** Where a request comes from. */
export interface Source {
  /** As `placeOf` names it. */
  readonly place: string;
  /** At one place persons take turns. */
  readonly person?: string;
  /** The person that the request names has been let in from there before. */
  readonly isFamiliar: boolean;
}

/** There is so much room in each of the two lines. More are turned away, so that nothing piles up. */
export interface TurnLimits extends Capacity {
  readonly atOnce: number;
  /** Strangers wait until no familiar source does. Otherwise the lines take turns. */
  readonly isFamiliarFirst?: boolean;
}

export class FairQueue {
  readonly #limits: TurnLimits;
  readonly #refusal: () => Refusal;
  readonly #familiar: WaitingLine;
  readonly #strange: WaitingLine;
  #atWork = 0;
  #lastServed: WaitingLine;

  constructor(limits: TurnLimits, refusal: () => Refusal) {
    this.#limits = limits;
    this.#refusal = refusal;
    this.#familiar = new WaitingLine(limits);
    this.#strange = new WaitingLine(limits);
    this.#lastServed = this.#strange;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#familiar.length + this.#strange.length;
  }

  /** How many wait in the line of such a source that come from the same place. */
  waitingAt({ place, isFamiliar }: Source): number {
    return this.#lineOf(isFamiliar).lengthAt(place);
  }

  /** Does the work when its turn has come, or refuses at once. */
  async run<Result>(source: Source, work: () => Promise<Result>): Promise<Result> {
    if (this.#atWork < this.#limits.atOnce) this.#atWork++;
    else if (!(await this.#turnOf(source))) throw this.#refusal();
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** False if there is no room in the line, or it had to give way. */
  #turnOf({ place, person = '', isFamiliar }: Source): Promise<boolean> {
    return new Promise((resolve) => {
      if (!this.#lineOf(isFamiliar).join(place, person, resolve)) resolve(false);
    });
  }

  #lineOf(isFamiliar: boolean): WaitingLine {
    return isFamiliar ? this.#familiar : this.#strange;
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
