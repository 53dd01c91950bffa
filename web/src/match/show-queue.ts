// The queue in which the updates of a table wait to be shown, one after the other: of each what moves, then the numbers,
// then what is told and asked, then a pause.
import { type After, later } from '../browser/after.ts';
import type { Pace } from '../browser/paces.ts';

/** How long motion lasts at a pace, against the drawing board. */
export const LENGTH_AT: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.55, atOnce: 1 };

/** Between two updates, in milliseconds: time to read the log and the question. */
const BREATH_AT: Readonly<Record<Pace, number>> = { slow: 1000, normal: 400, quick: 150, atOnce: 0 };
/** The pause between the parts of one update, as a share of that. */
const BETWEEN_PARTS = 0.3;
const BREATH_IN_A_HURRY = 120;

/** How long an update moves and is told, about. */
const USUAL_SHOWING = 680;
/** How long it takes to see an update, or to read one that does not move. */
const USUAL = 900;
/** All that waits is shown in this time, and so faster where it would take longer. */
const LONGEST_WAY = 12_000;
/** The smallest factor for the length of motion, however soon all must be told. */
const SHORTEST_LENGTH = 0.3;
/** If more updates wait, none of them is shown: the newest position stands there at once. */
const MOST_WAITING = 40;
/** Motion that has not ended by then is taken for lost, so that nothing ever waits for it. */
const LONGEST_MOTION = 8000;

/** What draws the updates, none of which is ever changed. */
export interface Showing<Update> {
  /** Draws the board, and moves what moves with these lengths; 0 is not at all. */
  begin(update: Update, length: number): Motion | undefined;
  /** The numbers are as they are after it. */
  settle(update: Update): void;
  /** What follows the numbers that have been seen to change: the log, the question. */
  readonly follows?: readonly Following<Update>[];
  /** What moves is at its end, at once. */
  finish(): void;
  /** All that had come until now has been seen. */
  rest?(): void;
}

export interface Following<Update> {
  /** How many milliseconds after the step before it. */
  readonly after: number;
  /** Of the newest, more may be known by now than when it came. */
  tell(update: Update, isNewest: boolean): void;
}

export interface Motion {
  readonly over: Promise<void>;
  /** It ends with what could not be known before: dice. Even to a player who caused it the rest is told only then. */
  readonly isSuspense: boolean;
  /** Nothing moves, and there is to be time to read instead. */
  readonly isStill?: boolean;
}

/** An update that is being shown. */
interface Current<Update> {
  readonly update: Update;
  readonly length: number;
  /** Its motion is over. */
  isSeen: boolean;
  /** Its motion ends with what could not be known before. */
  isSuspense: boolean;
  /** The viewer has pressed something since, and waits for nothing more of it. */
  isPressed?: boolean;
  /** How much of it is told: nothing, the numbers, and one after the other what follows them. */
  told: number;
}

export class ShowQueue<Update extends object> {
  readonly #showing: Showing<Update>;
  readonly #pace: () => Pace;
  readonly #after: After;
  #waiting: Update[] = [];
  /** The last that was added, told or not. */
  #newest: Update | undefined;
  /** The updates that are followed by another part of the same. */
  readonly #followed = new WeakSet<Update>();
  /** What is being shown: told already, if it was the viewer's own. */
  #current: Current<Update> | undefined;
  /** Ends the breath, the wait for a motion that is lost, or for what is told next. */
  #stop: (() => void) | undefined;
  #isBreathing = false;
  #isHurried = false;
  /** The most updates that have waited at once since none did. */
  #most = 0;
  /** All that waits is shown in this time, and so faster where it would take longer. */
  #way = LONGEST_WAY;
  #stopDeadline: (() => void) | undefined;

  constructor(showing: Showing<Update>, pace: () => Pace, after: After = later) {
    this.#showing = showing;
    this.#pace = pace;
    this.#after = after;
  }

  /** The newest update that is not told yet. */
  get last(): Update | undefined {
    const current = this.#current;
    return this.#waiting.at(-1) ?? (current && !this.#isTold(current) ? current.update : undefined);
  }

  /** Adds an update of others, in parts, to be shown when its turn comes. */
  add(...parts: readonly Update[]): void {
    this.#newest = parts.at(-1);
    if (this.#pace() === 'atOnce') for (const part of parts) this.#addAtOnce(part);
    else this.#addBehind(parts);
  }

  /** Where updates follow each other faster than they can be seen, only the first of them moves. */
  #addAtOnce(update: Update): void {
    const isTooSoon = this.#current !== undefined || this.#isBreathing;
    this.jump();
    if (!isTooSoon) {
      this.#begin(update, true);
      return;
    }
    this.#skip(update);
    this.#breathe(USUAL);
  }

  #addBehind(parts: readonly Update[]): void {
    this.#append(parts);
    // Parts of the same do not count: a single update may have thirty of them.
    if (this.#waiting.filter((part) => !this.#followed.has(part)).length > MOST_WAITING) this.jump();
    else if (!this.#current && !this.#isBreathing) this.#next();
  }

  /** Adds an update that the viewer has caused: it waits for nothing, and is told while it moves. */
  addOwn(...parts: readonly Update[]): void {
    this.#newest = parts.at(-1);
    this.jump();
    this.#append(parts);
    const own = this.#waiting.shift();
    if (own) this.#begin(own, true);
  }

  /** The motion ends, and whatever waits follows quickly, in its order. */
  hurry(): void {
    this.#showing.finish();
    const current = this.#current;
    if (this.#waiting.length > 0) this.#isHurried = true;
    if (current) current.isPressed = true;
    if (current?.isSeen) this.#close(current, 0);
    else if (this.#waiting.length > 0 && this.#isBreathing) this.#breathe();
  }

  /**
   * So long after this all that has come until then is told, because the viewer's time runs. What moves then goes on beside it;
   * but what waits to be shown, or ends with what could not be known before, is there at once.
   */
  tellWithin(milliseconds: number): void {
    if (!this.last) return;
    this.#way = milliseconds;
    this.#stopDeadline?.();
    this.#stopDeadline = this.#after(milliseconds, () => {
      this.#endHaste();
      const current = this.#current;
      if (this.#waiting.length > 0 || current?.isSuspense) this.jump();
      else if (current) this.#tell(current);
    });
  }

  #endHaste(): void {
    this.#stopDeadline?.();
    this.#stopDeadline = undefined;
    this.#way = LONGEST_WAY;
  }

  /** All that waits is told at once. */
  jump(): void {
    this.#endHaste();
    this.#stop?.();
    this.#stop = undefined;
    this.#isBreathing = false;
    this.#isHurried = false;
    const current = this.#current;
    this.#current = undefined;
    this.#showing.finish();
    if (current) this.#tell(current);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#most = 0;
    for (const update of waiting) this.#skip(update);
    this.#showing.rest?.();
  }

  /** Tells it without moving anything. */
  #skip(update: Update): void {
    this.#showing.begin(update, 0);
    this.#tell({ update, length: 0, isSeen: true, isSuspense: false, told: 0 });
  }

  #append(parts: readonly Update[]): void {
    for (const part of parts.slice(0, -1)) this.#followed.add(part);
    this.#waiting.push(...parts);
    this.#most = Math.max(this.#most, this.#waiting.length);
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (update) {
      this.#begin(update, false);
      return;
    }
    this.#endHaste();
    this.#isHurried = false;
    this.#most = 0;
  }

  #begin(update: Update, isOwn: boolean): void {
    const length = this.#isHurried ? 0 : LENGTH_AT[this.#pace()] * this.#haste;
    const current: Current<Update> = { update, length, isSeen: false, isSuspense: false, told: 0 };
    this.#current = current;
    const motion = this.#showing.begin(update, length);
    current.isSuspense = motion?.isSuspense ?? false;
    const isTold = !motion || (isOwn && (!motion.isSuspense || this.#pace() === 'atOnce'));
    if (isTold) this.#tell(current);
    if (!motion) {
      this.#close(current, 0);
      return;
    }
    const share = this.#followed.has(update) ? BETWEEN_PARTS : 1;
    const reading = motion.isStill && !isOwn ? USUAL * length * share : 0;
    const end = () => this.#see(current, reading);
    this.#stop = this.#after(LONGEST_MOTION * Math.max(1, length), end);
    motion.over.then(end, end);
  }

  #isTold({ told }: Current<Update>): boolean {
    return told > this.#follows.length;
  }

  get #follows(): readonly Following<Update>[] {
    return this.#showing.follows ?? [];
  }

  /** Tells the current update up to this step, or all of it. */
  #tell(current: Current<Update>, last = this.#follows.length + 1): void {
    for (; current.told < last; current.told++) {
      const { update, told } = current;
      if (told === 0) this.#showing.settle(update);
      else this.#follows[told - 1]?.tell(update, update === this.#newest);
    }
  }

  /** Its motion is over. */
  #see(current: Current<Update>, reading: number): void {
    if (this.#current !== current || current.isSeen) return;
    current.isSeen = true;
    this.#stop?.();
    this.#tell(current, 1);
    this.#follow(current, reading);
  }

  #follow(current: Current<Update>, reading: number): void {
    const next = this.#follows[current.told - 1];
    if (!next || this.#isHurried || current.isPressed) {
      this.#close(current, reading);
      return;
    }
    this.#stop = this.#after(next.after * current.length, () => {
      this.#tell(current, current.told + 1);
      this.#follow(current, reading);
    });
  }

  #close(current: Current<Update>, reading: number): void {
    this.#tell(current);
    this.#current = undefined;
    if (this.#waiting.length === 0) this.#showing.rest?.();
    this.#breathe(reading, this.#followed.has(current.update) ? BETWEEN_PARTS : 1);
  }

  /** Pauses after an update, longer if there is something to read. */
  #breathe(reading = 0, share = 1): void {
    this.#stop?.();
    this.#isBreathing = true;
    const breath = this.#isHurried ? BREATH_IN_A_HURRY : BREATH_AT[this.#pace()] * share * this.#haste;
    this.#stop = this.#after(reading + breath, () => {
      this.#stop = undefined;
      this.#isBreathing = false;
      this.#next();
    });
  }

  /** Below 1 when much waits, and until nothing does: the last of it would else be as slow as ever. */
  get #haste(): number {
    const haste = Math.min(1, this.#way / (usualAt(this.#pace()) * (this.#most + 1)));
    return this.#stopDeadline ? Math.max(SHORTEST_LENGTH, haste) : haste;
  }
}

/** The usual time from one update to the next. */
function usualAt(pace: Pace): number {
  return USUAL_SHOWING * LENGTH_AT[pace] + BREATH_AT[pace];
}
