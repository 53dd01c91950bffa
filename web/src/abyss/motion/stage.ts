// Plays scenes over the board, one after the other: copies of pieces fly, and what they become is hidden until they land.
import type { Anchor, Flight, Flyer, Length, Scene } from './scenes.ts';

const LENGTHS: Readonly<Record<Length, number>> = { drift: 320, swim: 520, dive: 860 };
const ROLL = 700;
const APART = 70;
const EASING = 'cubic-bezier(.22,.7,.2,1)';
/** Whoever comes back to a board on which much has happened does not see all of it again. */
const MOST_WAITING = 8;

/** Where things lay before the board was drawn anew, and how they looked. */
export type Before = ReadonlyMap<Anchor, { readonly at: DOMRect; readonly piece: Element | null }>;

export class Stage {
  readonly #layer: HTMLElement;
  #waiting: (() => Promise<void>)[] = [];
  #running: Animation[] = [];
  #isPlaying = false;
  /** How long everything lasts, against the drawing board; 0 is not at all. */
  speed = 1;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** What has to be known of the board as it is, before it changes. */
  remember(scenes: readonly Scene[]): Before {
    const before = new Map<Anchor, { at: DOMRect; piece: Element | null }>();
    for (const { flights } of scenes) {
      for (const { from, flyer } of flights) {
        const element = elementAt(from);
        if (!element || before.has(from)) continue;
        before.set(from, { at: element.getBoundingClientRect(), piece: flyer === 'before' ? copyOf(element) : null });
      }
    }
    return before;
  }

  play(scenes: readonly Scene[], before: Before): void {
    if (this.speed === 0 || document.hidden) return;
    for (const scene of scenes) this.#waiting.push(() => this.#perform(scene, before));
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

  async #perform({ flights, shaken, dice }: Scene, before: Before): Promise<void> {
    const done = flights.flatMap((flight) => this.#fly(flight, before));
    if (shaken) done.push(this.#shake(shaken));
    if (dice) done.push(this.#roll(dice));
    await Promise.all(done);
  }

  #fly(flight: Flight, before: Before): Promise<void>[] {
    const from = before.get(flight.from)?.at ?? elementAt(flight.from)?.getBoundingClientRect();
    const target = elementAt(flight.to);
    if (!from || !target || from.width === 0) return [];
    const to = target.getBoundingClientRect();
    const isSmall = flight.flyer !== 'before' && flight.flyer !== 'now';
    return Array.from({ length: flight.count }, (_, i) => {
      const ghost = isSmall ? small(flight.flyer) : (before.get(flight.from)?.piece ?? copyOf(target));
      return this.#move(ghost, from, to, {
        ...flight,
        delay: i * APART,
        target: flight.flyer === 'now' ? target : null,
      });
    });
  }

  async #move(
    ghost: Element,
    from: DOMRect,
    to: DOMRect,
    { length, delay, flyer, target }: { length: Length; delay: number; flyer: Flyer; target: HTMLElement | null },
  ): Promise<void> {
    const shell = document.createElement('div');
    shell.append(ghost);
    this.#layer.append(shell);
    const own = shell.getBoundingClientRect();
    const width = own.width || 1;
    const at = (place: DOMRect, share: number) =>
      `translate(${place.left + place.width / 2 - width / 2}px, ${place.top + place.height / 2 - own.height / 2}px) scale(${share})`;
    const isSmall = flyer !== 'before' && flyer !== 'now';
    const scale = (place: DOMRect) => (isSmall ? 1 : Math.min(1, Math.max(0.35, place.width / width)));
    if (target) target.style.visibility = 'hidden';
    await this.#animate(
      shell,
      [
        { transform: at(from, scale(from)), opacity: flyer === 'now' ? 0.2 : 1 },
        { opacity: 1, offset: 0.3 },
        { transform: at(to, scale(to)), opacity: flyer === 'now' ? 1 : 0.6 },
      ],
      LENGTHS[length],
      delay,
    );
    if (target) target.style.visibility = '';
    shell.remove();
  }

  async #shake(anchor: Anchor): Promise<void> {
    const element = elementAt(anchor);
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
    const own = shell.getBoundingClientRect();
    const middle = elementAt('treasury')?.getBoundingClientRect();
    const left = (middle ? middle.left + middle.width / 2 : innerWidth / 2) - own.width / 2;
    const top = (middle ? middle.top : innerHeight / 2) - own.height - 12;
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
}

export function elementAt(anchor: Anchor): HTMLElement | null {
  if (anchor === 'treasury') return document.querySelector<HTMLElement>('.question .words, .question');
  if (anchor.startsWith('hand:of:')) return ofSeat(anchor.slice('hand:of:'.length), 'data-hand');
  if (anchor.startsWith('purse:')) return ofSeat(anchor.slice('purse:'.length), 'data-pearls');
  const spot = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(anchor)}"]`);
  return spot ?? (anchor === 'deck:exploration' ? document.querySelector<HTMLElement>('.dive .cap') : null);
}

/** What is one's own has places of its own; of others there is the panel. */
function ofSeat(seat: string, kind: string): HTMLElement | null {
  const own = document.querySelector<HTMLElement>(`[${kind}="${seat}"]`);
  const panel = document.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  return own ?? panel?.querySelector<HTMLElement>('.stats') ?? panel;
}

function copyOf(element: Element): Element {
  const copy = (element.querySelector('.piece') ?? element).cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-state');
  return copy;
}

const SVG = 'http://www.w3.org/2000/svg';

function small(sign: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  svg.setAttribute('class', sign);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${sign}`);
  svg.append(use);
  return svg;
}

/** Where the pips of a die stand on its grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function die(value: number): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  const body = document.createElementNS(SVG, 'rect');
  for (const [name, size] of Object.entries({ x: 2, y: 2, width: 44, height: 44, rx: 13 })) {
    body.setAttribute(name, `${size}`);
  }
  svg.append(body);
  for (const at of PIPS[value - 1] ?? []) {
    const pip = document.createElementNS(SVG, 'circle');
    pip.setAttribute('cx', `${12 + (at % 3) * 12}`);
    pip.setAttribute('cy', `${12 + Math.floor(at / 3) * 12}`);
    pip.setAttribute('r', '4');
    svg.append(pip);
  }
  return svg;
}
