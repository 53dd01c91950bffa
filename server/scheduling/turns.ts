// Shares work between clients: addresses take turns, and each turn of the event loop does a little, so nothing else waits
// for long.

/** How much is done in one turn of the event loop. */
export interface Share {
  readonly ofPlace: number;
  readonly inAll: number;
}

export class Turns {
  readonly #share: Share;
  /** The place whose turn is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** What was done in this turn of the event loop, by place and in all. */
  readonly #doneFor = new Map<string, number>();
  #done = 0;
  #isScheduled = false;
  #isCalling = false;

  constructor(share: Share) {
    this.#share = share;
  }

  /** Does this at once if there is room for it in this turn, and otherwise when its place is called. */
  run(place: string, work: () => void): void {
    const others = this.#waiting.get(place);
    if (others) others.push(work);
    else if (!this.#isCalling && this.#hasRoomFor(place)) this.#do(place, work);
    else this.#waiting.set(place, [work]);
  }

  #hasRoomFor(place: string): boolean {
    return this.#done < this.#share.inAll && (this.#doneFor.get(place) ?? 0) < this.#share.ofPlace;
  }

  #do(place: string, work: () => void): void {
    this.#done++;
    this.#doneFor.set(place, (this.#doneFor.get(place) ?? 0) + 1);
    this.#schedule();
    work();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#begin());
  }

  /** Another turn of the event loop. */
  #begin(): void {
    this.#isScheduled = false;
    this.#done = 0;
    this.#doneFor.clear();
    if (this.#waiting.size === 0) return;
    // Work that fails keeps no other from its turn.
    this.#schedule();
    this.#isCalling = true;
    try {
      this.#call();
    } finally {
      this.#isCalling = false;
    }
  }

  #call(): void {
    // A place that goes to the end comes by once more.
    for (const [place, works] of this.#waiting) {
      if (this.#done >= this.#share.inAll) break;
      if (!this.#hasRoomFor(place)) continue;
      this.#waiting.delete(place);
      const work = works.shift();
      if (works.length > 0) this.#waiting.set(place, works);
      if (work) this.#do(place, work);
    }
  }
}
