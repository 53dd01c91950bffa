// The copies of pieces that fly over the board, each with its way.
import { boxOf } from './boxes.ts';
import type { Row } from './closing-up.ts';
import { smallThing, twoSided } from './drawings.ts';
import type { Anchor, Flight, Flyer, Length } from './movement.ts';
import type { BoxAt, Scenery } from './scenery.ts';

/** The delay between pieces that fly together, in milliseconds. */
export const APART = 70;
/** The smallest scale of a piece that flies to a very small place. */
const SMALLEST = 0.3;
/** The keyframe from which it is fully visible. */
const SEEN: Keyframe = { opacity: 1, offset: 0.3 };
/** How far the cards of a stack spread on their way, each from the next. */
const SPREAD = { shift: 26, turn: 8 };
/** Where a way that is lifted is bent, in parts of it. */
const BENDS = [0.2, 0.4, 0.6, 0.8];

/** Where things lay before the board was drawn anew, and how they looked. */
export interface Before {
  readonly anchors: ReadonlyMap<Anchor, { readonly at: DOMRect; readonly piece: Element | null }>;
  readonly row: Row;
  /** The part of the board that was seen. */
  readonly part: string | undefined;
}

/** A piece and its way over the board. */
export interface Traveller {
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
  /** What lies there still, and is seen on its way instead. */
  readonly leaves?: HTMLElement;
  /** Nothing of it is seen before it sets out. */
  readonly emerges?: boolean;
  /** Nothing lies there any more from where it comes. */
  readonly isGone?: boolean;
  readonly arc?: number | undefined;
  readonly grow?: number | undefined;
  readonly along?: DOMRect | undefined;
}

/** On the layer, with its size there. */
export interface Staged extends Traveller {
  readonly shell: HTMLElement;
  readonly width: number;
  readonly height: number;
}

/** What moves at the same time, on the layer already. */
export interface Scene {
  readonly shaken: Anchor | undefined;
  readonly shakenAfter: number;
  readonly dice: readonly number[] | undefined;
  readonly moment: unknown;
  readonly isBeside: boolean;
  readonly boxAt: BoxAt;
  readonly travellers: readonly Staged[];
  /** The pieces that close up when these are gone. */
  readonly closing: Held[];
}

/** What begins to move when it may. */
export interface Held {
  begin(): void;
  readonly over: Promise<void>;
}

/**
 * A piece that was on the board lies there still; another one is not to be seen yet. Where another part of the board is seen
 * now, what has gone lay in the one before.
 */
export function lieInWait(traveller: Staged, isElsewhere: boolean): void {
  const { shell, emerges, isSmall, isGone, from } = traveller;
  if (emerges || isSmall || (isElsewhere && isGone)) shell.style.visibility = 'hidden';
  else shell.style.transform = at(traveller, from);
}

export function land({ shell, becomes }: Staged): void {
  shell.remove();
  if (becomes) becomes.style.visibility = '';
}

function middleOf({ width, height }: Staged, place: DOMRect): { readonly x: number; readonly y: number } {
  return { x: place.left + (place.width - width) / 2, y: place.top + (place.height - height) / 2 };
}

function at(traveller: Staged, place: DOMRect): string {
  const { width, height, isSmall, becomes, to } = traveller;
  const fitting = place.width / (width || 1);
  const scale = isSmall ? 1 : becomes && place === to ? fitting : Math.min(1, Math.max(SMALLEST, fitting));
  const { x, y } = middleOf(traveller, place);
  // What it becomes may have a name below it, and begins at the same height.
  return `translate(${x}px, ${becomes && place === to ? place.top + (height * (scale - 1)) / 2 : y}px) scale(${scale})`;
}

/** The keyframes of a traveller. */
export function framesOf(traveller: Staged): Keyframe[] {
  const { from, to, aside, becomes, emerges } = traveller;
  return [
    { transform: at(traveller, from), opacity: emerges ? 0.2 : 1 },
    ...[SEEN, ...(aside === undefined ? wayOf(traveller) : [spreadOf(traveller, aside)])].toSorted(
      (one, other) => (one.offset ?? 0) - (other.offset ?? 0),
    ),
    { transform: at(traveller, to), opacity: becomes ? 1 : 0.6 },
  ];
}

/** Half way, beside the other cards of its stack. */
function spreadOf(traveller: Staged, aside: number): Keyframe {
  const [start, end] = [middleOf(traveller, traveller.from), middleOf(traveller, traveller.to)];
  const middle = `translate(${(start.x + end.x) / 2 + aside * SPREAD.shift}px, ${(start.y + end.y) / 2}px)`;
  return { transform: `${middle} rotate(${aside * SPREAD.turn}deg)`, offset: 0.55 };
}

/** Where it is on its way, at so many parts of it. */
function wayOf(traveller: Staged): Keyframe[] {
  const { from, to, arc = 0, grow = 1, along, width, height } = traveller;
  const start = middleOf(traveller, from);
  const end = middleOf(traveller, to);
  if (along) {
    const y = along.top - height / 2;
    const x = (part: number) => start.x + (end.x - start.x) * part;
    return [
      { transform: `translate(${x(0.12)}px, ${y}px)`, offset: 0.22 },
      { transform: `translate(${x(0.86)}px, ${y}px)`, offset: 0.8 },
    ];
  }
  if (arc === 0 && grow === 1) return [];
  const scales = [from, to].map((place) => Math.min(1, Math.max(SMALLEST, place.width / (width || 1))));
  return BENDS.map((part) => {
    const mix = (a: number, b: number) => a + (b - a) * part;
    const lifted = mix(start.y, end.y) - arc * 4 * part * (1 - part);
    const scale = traveller.isSmall
      ? 1
      : mix(scales[0] ?? 1, scales[1] ?? 1) * (1 + (grow - 1) * 4 * part * (1 - part));
    return { transform: `translate(${mix(start.x, end.x)}px, ${lifted}px) scale(${scale})`, offset: part };
  });
}

/** The travellers of one flight, the first of them after a delay. */
export function travellersOf(flight: Flight, { anchors }: Before, after: number, scenery: Scenery): Traveller[] {
  const { flyer, count, length, arc, grow, lands, leaves } = flight;
  const known = anchors.get(flight.from);
  const origin = scenery.elementAt(flight.from);
  const from = known?.at ?? (origin && boxOf(origin));
  const place = scenery.elementAt(flight.to);
  const target = place ?? (flight.or === undefined ? null : scenery.elementAt(flight.or));
  if (!from || !target || from.width === 0) return [];
  // What lies in the place of it is something else, of which no copy flies.
  if (!place && typeof flyer !== 'object' && (isNew(flyer) || !known?.piece)) return [];
  const to = boxOf(target);
  const line = flight.along === undefined ? null : scenery.elementAt(flight.along);
  const along = line ? boxOf(line) : undefined;
  return Array.from({ length: count }, (_, i) => {
    const route = { from, to, length, delay: after + i * APART, arc, grow, along, isGone: !origin };
    if (typeof flyer === 'object') return { ...route, ghost: smallThing(flyer), isSmall: true };
    switch (flyer) {
      case 'before':
        return {
          ...route,
          ghost: known?.piece ?? scenery.copyOf(target),
          ...(lands && place ? { becomes: place } : {}),
          ...(leaves && origin ? { leaves: origin } : {}),
        };
      case 'fan':
        return {
          ...route,
          ghost: (known?.piece ?? scenery.copyOf(target)).cloneNode(true) as Element,
          aside: i - (count - 1) / 2,
        };
      case 'now':
        return { ...route, ghost: scenery.copyOf(target), becomes: target, emerges: true };
      // Turned over.
      default:
        return {
          ...route,
          ghost: twoSided(scenery.copyOf(target), scenery.backOf(flight.to)),
          becomes: target,
          emerges: true,
        };
    }
  });
}

/** It is known only where it has come. */
function isNew(flyer: Flyer): boolean {
  return flyer === 'now' || flyer === 'turned';
}
