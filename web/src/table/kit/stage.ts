// Plays movements over the board, one after the other: copies of pieces fly, and what they become is hidden until they land.
import { boxOf } from './boxes.ts';
import { die, gain, small, twoSided } from './drawings.ts';
import { layout } from './layout.svelte.ts';
import type { Anchor, Flight, Length, Movement, Rise } from './movement.ts';
import type { Scenery } from './scenery.ts';

const LENGTHS: Readonly<Record<Length, number>> = { drift: 320, swim: 520, dive: 860 };
const ROLL = 700;
const RISE = 1500;
const APART = 70;
/** Between the pieces of a row that close up. */
const STAGGER = 40;
const EASING = 'cubic-bezier(.22,.7,.2,1)';
/** How far the cards of a stack spread on their way, each from the next. */
const SPREAD = { shift: 26, turn: 8 };
/** A visitor who comes back to a board on which much has happened does not see all of it again. */
const MOST_WAITING = 8;

/** Where things lay before the board was drawn anew, and how they looked. */
export interface Before {
  readonly anchors: ReadonlyMap<Anchor, { readonly at: DOMRect; readonly piece: Element | null }>;
  readonly row: ReadonlyMap<string, DOMRect>;
}

export class Stage {
  readonly #layer: HTMLElement;
  readonly #scenery: Scenery;
  #waiting: (() => Promise<void>)[] = [];
  #running: Animation[] = [];
  #isPlaying = false;
  /** How long everything lasts, against the drawing board; 0 is not at all. */
  speed = 1;

  constructor(layer: HTMLElement, scenery: Scenery) {
    this.#layer = layer;
    this.#scenery = scenery;
  }

  /** What has to be known of the board as it is, before it changes. */
  remember(movements: readonly Movement[]): Before {
    const anchors = new Map<Anchor, { at: DOMRect; piece: Element | null }>();
    for (const { flights } of movements) {
      for (const { from, flyer } of flights) {
        const element = this.#scenery.elementAt(from);
        if (!element || anchors.has(from)) continue;
        const isCopied = flyer === 'before' || flyer === 'fan';
        anchors.set(from, { at: boxOf(element), piece: isCopied ? this.#scenery.copyOf(element) : null });
      }
    }
    return { anchors, row: new Map(this.#row().map((piece) => [placeOf(piece), boxOf(piece)])) };
  }

  play(movements: readonly Movement[], before: Before, rises: readonly Rise[] = []): void {
    if (this.speed === 0 || document.hidden) return;
    this.#closeUp(before);
    for (const movement of movements) this.#waiting.push(() => this.#move(movement, before));
    // A number that has grown says so while whatever comes next goes on.
    this.#waiting.push(async () => {
      for (const rise of rises) void this.#rise(rise);
    });
    if (this.#waiting.length > MOST_WAITING) this.finish();
    else void this.#go();
  }

  /** Everything is as it will be, at once. */
  finish(): void {
    this.#waiting = [];
    for (const animation of this.#running) animation.finish();
  }

  close(): void {
    this.finish();
    this.#layer.replaceChildren();
  }

  async #go(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await next();
    this.#isPlaying = false;
  }

  async #move({ flights, shaken, dice }: Movement, before: Before): Promise<void> {
    // First all that is asked of the page, then all that changes it: between the two it would be laid out each time anew.
    const travellers = flights.flatMap((flight, i) => this.#travellersOf(flight, before, i * APART));
    const shells = travellers.map((traveller) => this.#putOn(traveller));
    const sizes = shells.map((shell) => boxOf(shell));
    const done = travellers.map((traveller, i) => this.#fly(shells[i] as HTMLElement, sizes[i] as DOMRect, traveller));
    if (shaken) done.push(this.#shake(shaken));
    if (dice) done.push(this.#roll(dice));
    await Promise.all(done);
  }

  #putOn({ ghost, aside, becomes }: Traveller): HTMLElement {
    const shell = document.createElement('div');
    shell.classList.toggle('fan', aside !== undefined);
    shell.append(ghost);
    this.#layer.append(shell);
    if (becomes) becomes.style.visibility = 'hidden';
    return shell;
  }

  async #fly(shell: HTMLElement, { width, height }: DOMRect, traveller: Traveller): Promise<void> {
    const { ghost, from, to, length, delay, aside, isSmall, becomes } = traveller;
    const scale = (place: DOMRect) => (isSmall ? 1 : Math.min(1, Math.max(0.35, place.width / (width || 1))));
    const middle = (place: DOMRect) => ({
      x: place.left + (place.width - width) / 2,
      y: place.top + (place.height - height) / 2,
    });
    const at = (place: DOMRect) => `translate(${middle(place).x}px, ${middle(place).y}px) scale(${scale(place)})`;
    const [start, end] = [middle(from), middle(to)];
    const spread =
      aside === undefined
        ? null
        : `translate(${(start.x + end.x) / 2 + aside * SPREAD.shift}px, ${(start.y + end.y) / 2}px) rotate(${aside * SPREAD.turn}deg)`;
    const moving = this.#animate(
      shell,
      [
        { transform: at(from), opacity: becomes ? 0.2 : 1 },
        { opacity: 1, offset: 0.3 },
        ...(spread ? [{ transform: spread, offset: 0.55 }] : []),
        { transform: at(to), opacity: becomes ? 1 : 0.6 },
      ],
      LENGTHS[length],
      delay,
    );
    if (ghost.className === 'card') void this.#turnOver(ghost, LENGTHS[length], delay);
    await moving;
    shell.remove();
    if (becomes) becomes.style.visibility = '';
  }

  /** Face down for the first third of its way, and up from the second on. */
  #turnOver(card: Element, duration: number, delay: number): Promise<void> {
    const turns = [180, 180, 0, 0].map((angle, i) => ({
      transform: `perspective(700px) rotateY(${angle}deg)`,
      offset: i / 3,
    }));
    return this.#animate(card, turns, duration, delay);
  }

  /** The pieces that stay in their row close up, those farthest from its beginning first. */
  #closeUp({ row }: Before): void {
    const pieces = this.#row();
    // To ask where they are makes the browser lay out the page at once, and no other ones push them aside.
    if (pieces.length === row.size && pieces.every((piece) => row.has(placeOf(piece)))) return;
    const moved = pieces.flatMap((piece) => {
      const was = row.get(placeOf(piece));
      const now = boxOf(piece);
      const isMoved = was && was.width > 0 && Math.abs(was.left - now.left) + Math.abs(was.top - now.top) > 2;
      return isMoved ? [{ piece, x: was.left - now.left, y: was.top - now.top }] : [];
    });
    moved.toReversed().forEach(({ piece, x, y }, i) => {
      void this.#animate(
        piece,
        [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }],
        LENGTHS.drift,
        i * STAGGER,
      );
    });
  }

  #row(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(this.#scenery.row)];
  }

  async #rise({ anchor, by, sign }: Rise): Promise<void> {
    const element = this.#scenery.elementAt(anchor);
    if (!element) return;
    const place = boxOf(element);
    if (place.width === 0) return;
    const shell = gain(by, sign);
    this.#layer.append(shell);
    const own = boxOf(shell);
    const left = Math.min(place.left, layout.width - own.width - 4);
    const at = (up: number) => `translate(${left}px, ${place.top - own.height / 2 - up}px)`;
    await this.#animate(
      shell,
      [
        { transform: at(0), opacity: 0 },
        { transform: at(8), opacity: 1, offset: 0.15 },
        { transform: at(14), opacity: 1, offset: 0.75 },
        { transform: at(20), opacity: 0 },
      ],
      RISE,
      0,
    );
    shell.remove();
  }

  async #shake(anchor: Anchor): Promise<void> {
    const element = this.#scenery.elementAt(anchor);
    if (!element) return;
    const shift = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await this.#animate(element, shift, LENGTHS.dive, 0);
  }

  /** Dice turn and then hold still for as long again, so that they can be read. */
  async #roll(values: readonly number[]): Promise<void> {
    const shell = document.createElement('div');
    shell.className = 'dice';
    for (const value of values) shell.append(die(value));
    this.#layer.append(shell);
    const own = boxOf(shell);
    const anchor = this.#scenery.elementAt(this.#scenery.dice);
    const middle = anchor && boxOf(anchor);
    const left = (middle ? middle.left + middle.width / 2 : layout.width / 2) - own.width / 2;
    const top = (middle ? middle.top : layout.height / 2) - own.height - 12;
    const at = `translate(${left}px, ${top}px)`;
    await this.#animate(
      shell,
      [
        { transform: `${at} rotate(-220deg)`, opacity: 0 },
        { transform: `${at} rotate(0deg)`, opacity: 1, offset: 0.5 },
        { transform: at, opacity: 1, offset: 0.92 },
        { transform: at, opacity: 0 },
      ],
      ROLL * 2,
      0,
    );
    shell.remove();
  }

  async #animate(element: Element, frames: Keyframe[], duration: number, delay: number): Promise<void> {
    const animation = element.animate(frames, {
      duration: duration * this.speed,
      delay: delay * this.speed,
      easing: EASING,
      fill: 'both',
    });
    this.#running.push(animation);
    try {
      await animation.finished;
    } catch {
      // Taken from the page before it came to its end.
    }
    animation.cancel();
    this.#running.splice(this.#running.indexOf(animation), 1);
  }

  #travellersOf(flight: Flight, { anchors }: Before, after: number): Traveller[] {
    const { flyer, count, length } = flight;
    const known = anchors.get(flight.from);
    const origin = this.#scenery.elementAt(flight.from);
    const from = known?.at ?? (origin && boxOf(origin));
    const target = this.#scenery.elementAt(flight.to);
    if (!from || !target || from.width === 0) return [];
    const to = boxOf(target);
    return Array.from({ length: count }, (_, i) => {
      const route = { from, to, length, delay: after + i * APART };
      if (typeof flyer === 'object') return { ...route, ghost: small(flyer.small), isSmall: true };
      switch (flyer) {
        case 'before':
          return { ...route, ghost: known?.piece ?? this.#scenery.copyOf(target) };
        case 'fan':
          return {
            ...route,
            ghost: (known?.piece ?? this.#scenery.copyOf(target)).cloneNode(true) as Element,
            aside: i - (count - 1) / 2,
          };
        case 'now':
          return { ...route, ghost: this.#scenery.copyOf(target), becomes: target };
        // Turned over.
        default:
          return {
            ...route,
            ghost: twoSided(this.#scenery.copyOf(target), this.#scenery.backOf(flight.to)),
            becomes: target,
          };
      }
    });
  }
}

/** A piece and its way over the board. */
interface Traveller {
  readonly ghost: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly length: Length;
  readonly delay: number;
  /** Which card of a spread it is, counted from the one in the middle. */
  readonly aside?: number;
  readonly isSmall?: boolean;
  /** What lies there already, and is seen only when it has come. */
  readonly becomes?: HTMLElement;
}

function placeOf(element: HTMLElement): string {
  return element.dataset.place ?? '';
}
