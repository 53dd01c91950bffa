// The steps of the scene that counts the points of a match: kind by kind, until the winner is clear.
import { type After, later } from '../browser/after.ts';

/** In milliseconds: what lasts how long, and what comes how long after what. */
export const LENGTHS = {
  /** Before the first kind: the board sinks, and the columns are seen. */
  start: 600,
  part: 420,
  apart: 120,
  rest: 300,
  places: 420,
  call: 640,
  top: 160,
  /** Before the crown. */
  nothing: 400,
  crown: 860,
} as const;

/** What a seat has won, by kind; what is missing is nothing. */
export interface Counted {
  readonly seat: number;
  readonly points: Readonly<Record<string, number>>;
}

/** What a game shows besides the kinds. */
export interface Ceremony {
  /** Before this kind is counted, so many things are called one after the other. */
  readonly called?: { readonly kind: string; readonly count: number };
  /** What stands on top of a pillar comes when all is counted, on that of the last seat first. */
  readonly isToppedLast?: boolean;
}

/** What stands there at a time. Numbers of kinds are counted from the first. */
export interface Shown {
  /** Which kind is being counted; -1 before the first. */
  readonly kind: number;
  /** By seat: of how many kinds its part stands there. */
  readonly grown: readonly number[];
  /** By seat: of how many kinds the points are in its number. */
  readonly told: readonly number[];
  /** How many of the things that are called have been. */
  readonly called: number;
  /** The last of them still is. */
  readonly isCalling: boolean;
  /** The seats whose pillars have on top what belongs there. */
  readonly topped: readonly number[];
  /** The seats from left to right. */
  readonly order: readonly number[];
  readonly isCrowned: boolean;
  readonly isOver: boolean;
}

/** What begins, for those who hear it. */
export type Cue = 'start' | 'call' | 'kind' | 'part' | 'landed' | 'places' | 'top' | 'crown' | 'end';

export interface Frame {
  readonly at: number;
  readonly cue: Cue;
  readonly shown: Shown;
}

/** All that is seen one after the other. `counted` stands in the final order. */
export function framesOf(
  kinds: readonly string[],
  counted: readonly Counted[],
  ceremony: Ceremony = {},
): readonly Frame[] {
  return new FrameBuilder(kinds, counted, ceremony).frames;
}

/** As it is seen at the end. */
export function finalOf(frames: readonly Frame[]): Shown {
  const last = frames.at(-1);
  if (!last) throw new Error('a scene has at least its end');
  return last.shown;
}

/** How many points of a seat are told by then. */
export function toldOf(kinds: readonly string[], { seat, points }: Counted, { told }: Shown): number {
  return kinds.slice(0, told[seat]).reduce((sum, kind) => sum + (points[kind] ?? 0), 0);
}

/** Which kind was told last to its end; -1 before the first. */
export function wholeKind({ told, order }: Shown): number {
  return Math.min(...order.map((seat) => told[seat] ?? 0)) - 1;
}

/** However much there is to count, it lasts no longer: in milliseconds, against the drawing board. */
const LONGEST = 11_400;

/** How long things last where there is much to count, in parts of their usual length. */
export function hasteOf(frames: readonly Frame[]): number {
  return Math.min(1, LONGEST / (frames.at(-1)?.at ?? 0));
}

/** What a viewer goes on to who has seen enough of this: a kind, what is called before it, the tops, the crown, the end. */
export function stepAfter(frames: readonly Frame[], now: number): number {
  const begins = ({ cue }: Frame, at: number): boolean => {
    const isRun = RUNS.has(cue) && frames[at - 1]?.cue === cue;
    return at > now && STEPS.has(cue) && !isRun;
  };
  const next = frames.findIndex(begins);
  return next < 0 ? frames.length - 1 : next;
}

const STEPS: ReadonlySet<Cue> = new Set(['kind', 'call', 'top', 'crown', 'end']);
/** Of these several are one step. */
const RUNS: ReadonlySet<Cue> = new Set(['call', 'top']);

/** Shows one frame after the other, from the first; `length` is how long all lasts against the drawing board. */
export function play(
  frames: readonly Frame[],
  show: (frame: Frame) => void,
  { length = 1, after = later }: { readonly length?: number; readonly after?: After } = {},
): () => void {
  let stop = (): void => {};
  const showFrom = (index: number): void => {
    const frame = frames[index];
    if (!frame) return;
    const next = frames[index + 1];
    if (next) stop = after((next.at - frame.at) * length, () => showFrom(index + 1));
    show(frame);
  };
  showFrom(0);
  return () => stop();
}

class FrameBuilder {
  readonly frames: Frame[] = [];
  readonly #kinds: readonly string[];
  readonly #counted: readonly Counted[];
  readonly #ceremony: Ceremony;
  #shown: Shown;
  #at = 0;

  constructor(kinds: readonly string[], counted: readonly Counted[], ceremony: Ceremony) {
    this.#kinds = kinds;
    this.#counted = counted;
    this.#ceremony = ceremony;
    const bySeat = counted.map(({ seat }) => seat).sort((a, b) => a - b);
    const none = Array.from({ length: (bySeat.at(-1) ?? -1) + 1 }, () => 0);
    this.#shown = {
      ...{ kind: -1, grown: none, told: none, called: 0, isCalling: false },
      ...{ order: bySeat, isCrowned: false, isOver: false },
      topped: ceremony.isToppedLast ? [] : bySeat,
    };
    this.#add('start', {});
    this.#at += LENGTHS.start;
    for (const index of kinds.keys()) this.#count(index);
    this.#change(counted.map(({ seat }) => seat));
    if (ceremony.isToppedLast) this.#top();
    this.#at += LENGTHS.nothing;
    this.#add('crown', { isCrowned: true });
    this.#at += LENGTHS.crown;
    this.#add('end', { isOver: true });
  }

  /** The last seat first. Of a seat that has nothing of this kind, nothing is waited for. */
  #count(index: number): void {
    const kind = this.#kinds[index] ?? '';
    if (kind === this.#ceremony.called?.kind) this.#call(index);
    const { order } = this.#shown;
    const has = (seat: number): boolean => (this.#of(seat)?.points[kind] ?? 0) !== 0;
    const landing = order.filter(has).reverse();
    const empty = order.filter((seat) => !has(seat));
    this.#add('kind', {
      kind: index,
      isCalling: false,
      grown: withKind(this.#shown.grown, empty, index),
      told: withKind(this.#shown.told, empty, index),
    });
    const begin = this.#at;
    const steps = landing.flatMap((seat, i) => [
      { at: begin + i * LENGTHS.apart, cue: 'part' as const, seat },
      { at: begin + i * LENGTHS.apart + LENGTHS.part, cue: 'landed' as const, seat },
    ]);
    for (const { at, cue, seat } of steps.sort((a, b) => a.at - b.at)) {
      this.#at = at;
      const what = cue === 'part' ? 'grown' : 'told';
      this.#add(cue, { [what]: withKind(this.#shown[what], [seat], index) });
    }
    this.#at += LENGTHS.rest;
    if (index < this.#kinds.length - 1) this.#change(this.#byPoints());
  }

  #call(kind: number): void {
    const count = this.#ceremony.called?.count ?? 0;
    for (let called = 1; called <= count; called++) {
      this.#add('call', { kind, called, isCalling: true });
      this.#at += LENGTHS.call;
    }
  }

  #top(): void {
    for (const seat of this.#shown.order.toReversed()) {
      this.#add('top', { topped: [...this.#shown.topped, seat] });
      this.#at += LENGTHS.top;
    }
  }

  #change(order: readonly number[]): void {
    if (order.every((seat, place) => seat === this.#shown.order[place])) return;
    this.#add('places', { order });
    this.#at += LENGTHS.places;
  }

  /** Of those who have equally many, each stays where they are. */
  #byPoints(): readonly number[] {
    const points = (seat: number): number => {
      const counted = this.#of(seat);
      return counted ? toldOf(this.#kinds, counted, this.#shown) : 0;
    };
    return this.#shown.order.toSorted((a, b) => points(b) - points(a));
  }

  #of(seat: number): Counted | undefined {
    return this.#counted.find((one) => one.seat === seat);
  }

  #add(cue: Cue, change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    this.frames.push({ at: this.#at, cue, shown: this.#shown });
  }
}

function withKind(counts: readonly number[], seats: readonly number[], index: number): readonly number[] {
  return counts.map((count, seat) => (seats.includes(seat) ? index + 1 : count));
}
