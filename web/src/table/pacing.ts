// Updates are shown one after the other: what moves, then what is told of it, then a breath before the next one begins.
import type { Pace } from './paces.ts';

/** How long motion lasts at a pace, against the drawing board. */
export const LENGTH_AT: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.55, atOnce: 1 };

/** Between two updates, in milliseconds: time to read the log and the question. */
const BREATH_AT: Readonly<Record<Pace, number>> = { slow: 1000, normal: 400, quick: 150, atOnce: 0 };
const BREATH_IN_A_HURRY = 120;

/** How long what moves does so, about. */
const USUAL_MOTION = 500;
/** From one update to the next, about: so long it takes to see it. */
const USUAL = usualAt('normal');
/** All that waits is shown in this time, and so faster where it would take longer. */
const LONGEST_WAY = 12_000;
/** So much is not shown any more: the newest position stands there at once. */
const MOST_WAITING = 40;
/** Motion that has not ended by then is taken for lost, so that nothing ever waits for it. */
const LONGEST_MOTION = 8000;

/** What draws the updates. */
export interface Showing<Update> {
  /** Draws the board, and moves what moves with these lengths; 0 is not at all. */
  begin(update: Update, length: number): Motion | undefined;
  /** Tells of it: numbers, log and question. */
  settle(update: Update): void;
  /** What moves is at its end, at once. */
  finish(): void;
  /** All that had come until now has been seen. */
  rest?(): void;
}

export interface Motion {
  readonly over: Promise<void>;
  /** It ends with what could not be known before: dice. Even to a player who caused it the rest is told only then. */
  readonly isSuspense: boolean;
  /** Nothing moves, and there is to be time to read instead. */
  readonly isStill?: boolean;
}

/** Calls at a later time, unless it is stopped before. */
export type After = (milliseconds: number, call: () => void) => () => void;

export class Pacing<Update extends object> {
  readonly #showing: Showing<Update>;
  readonly #pace: () => Pace;
  readonly #after: After;
  #waiting: Update[] = [];
  /** What is being shown: told already, if it was the viewer's own. */
  #current: { readonly update: Update; isSettled: boolean } | undefined;
  /** Ends the breath, or the wait for a motion that is lost. */
  #stop: (() => void) | undefined;
  #isBreathing = false;
  #isHurried = false;
  /** So many have waited at once since none did. */
  #most = 0;

  constructor(showing: Showing<Update>, pace: () => Pace, after: After = later) {
    this.#showing = showing;
    this.#pace = pace;
    this.#after = after;
  }

  /** The newest update that is not told yet. */
  get last(): Update | undefined {
    return this.#waiting.at(-1) ?? (this.#current?.isSettled === false ? this.#current.update : undefined);
  }

  /** The same update, known better. */
  amend(by: Partial<Update>): void {
    const last = this.last;
    if (last) Object.assign(last, by);
  }

  /** To be shown when its turn comes. */
  add(update: Update): void {
    if (this.#pace() === 'atOnce') this.#addAtOnce(update);
    else this.#addBehind(update);
  }

  /** Where updates follow each other faster than they can be seen, only the first of them moves. */
  #addAtOnce(update: Update): void {
    const isTooSoon = this.#current !== undefined || this.#isBreathing;
    this.jump();
    if (!isTooSoon) {
      this.#begin(update, true);
      return;
    }
    this.#showing.begin(update, 0);
    this.#showing.settle(update);
    this.#breathe(USUAL);
  }

  #addBehind(update: Update): void {
    this.#waiting.push(update);
    this.#most = Math.max(this.#most, this.#waiting.length);
    if (this.#waiting.length > MOST_WAITING) this.jump();
    else if (!this.#current && !this.#isBreathing) this.#next();
  }

  /** What the viewer has caused: it waits for nothing, and is told while it moves. */
  addOwn(update: Update): void {
    this.jump();
    this.#begin(update, true);
  }

  /** The motion ends, and whatever waits follows quickly, in its order. */
  hurry(): void {
    this.#showing.finish();
    if (this.#waiting.length === 0) return;
    this.#isHurried = true;
    if (this.#isBreathing) this.#breathe();
  }

  /** All that waits is told at once. */
  jump(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#isBreathing = false;
    this.#isHurried = false;
    const { update, isSettled = true } = this.#current ?? {};
    this.#current = undefined;
    this.#showing.finish();
    if (update && !isSettled) this.#showing.settle(update);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#most = 0;
    for (const skipped of waiting) {
      this.#showing.begin(skipped, 0);
      this.#showing.settle(skipped);
    }
    this.#showing.rest?.();
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (update) {
      this.#begin(update, false);
      return;
    }
    this.#isHurried = false;
    this.#most = 0;
  }

  #begin(update: Update, isOwn: boolean): void {
    const length = this.#isHurried ? 0 : LENGTH_AT[this.#pace()] * this.#haste;
    const current = { update, isSettled: false };
    this.#current = current;
    const motion = this.#showing.begin(update, length);
    const isTold = !motion || (isOwn && (!motion.isSuspense || this.#pace() === 'atOnce'));
    if (isTold) this.#settle(current);
    if (!motion) {
      this.#end(current, 0);
      return;
    }
    const reading = motion.isStill && !isOwn ? USUAL * length : 0;
    const end = () => this.#end(current, reading);
    this.#stop = this.#after(LONGEST_MOTION * Math.max(1, length), end);
    motion.over.then(end, end);
  }

  #settle(current: { readonly update: Update; isSettled: boolean }): void {
    if (current.isSettled) return;
    current.isSettled = true;
    this.#showing.settle(current.update);
  }

  #end(current: { readonly update: Update; isSettled: boolean }, reading: number): void {
    if (this.#current !== current) return;
    this.#settle(current);
    this.#current = undefined;
    if (this.#waiting.length === 0) this.#showing.rest?.();
    this.#breathe(reading);
  }

  /** After so long, which it takes to read what did not move. */
  #breathe(reading = 0): void {
    this.#stop?.();
    this.#isBreathing = true;
    const breath = this.#isHurried ? BREATH_IN_A_HURRY : BREATH_AT[this.#pace()] * this.#haste;
    this.#stop = this.#after(reading + breath, () => {
      this.#stop = undefined;
      this.#isBreathing = false;
      this.#next();
    });
  }

  /** Below 1 when much waits, and until nothing does: the last of it would else be as slow as ever. */
  get #haste(): number {
    return Math.min(1, LONGEST_WAY / (usualAt(this.#pace()) * (this.#most + 1)));
  }
}

function usualAt(pace: Pace): number {
  return USUAL_MOTION * LENGTH_AT[pace] + BREATH_AT[pace];
}

export function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
