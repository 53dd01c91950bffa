// The pieces that fly over the board: copies, each with its way.
import { boxOf } from './boxes.ts';
import { small, twoSided } from './drawings.ts';
import type { Anchor, Flight, Length } from './movement.ts';
import type { Scenery } from './scenery.ts';

/** Between pieces that fly together. */
export const APART = 70;

/** Where things lay before the board was drawn anew, and how they looked. */
export interface Before {
  readonly anchors: ReadonlyMap<Anchor, { readonly at: DOMRect; readonly piece: Element | null }>;
  readonly row: ReadonlyMap<string, DOMRect>;
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
  readonly dice: readonly number[] | undefined;
  readonly moment: unknown;
  readonly travellers: readonly Staged[];
}

/** A piece that was on the board lies there still; another one is not to be seen yet. */
export function lieInWait(traveller: Staged): void {
  const { shell, becomes, isSmall, from } = traveller;
  if (becomes || isSmall) shell.style.visibility = 'hidden';
  else shell.style.transform = at(traveller, from);
}

export function land({ shell, becomes }: Staged): void {
  shell.remove();
  if (becomes) becomes.style.visibility = '';
}

export function middleOf({ width, height }: Staged, place: DOMRect): { readonly x: number; readonly y: number } {
  return { x: place.left + (place.width - width) / 2, y: place.top + (place.height - height) / 2 };
}

export function at(traveller: Staged, place: DOMRect): string {
  const { width, isSmall } = traveller;
  const scale = isSmall ? 1 : Math.min(1, Math.max(0.35, place.width / (width || 1)));
  const { x, y } = middleOf(traveller, place);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Those of one flight, the first of them after so long. */
export function travellersOf(flight: Flight, { anchors }: Before, after: number, scenery: Scenery): Traveller[] {
  const { flyer, count, length } = flight;
  const known = anchors.get(flight.from);
  const origin = scenery.elementAt(flight.from);
  const from = known?.at ?? (origin && boxOf(origin));
  const target = scenery.elementAt(flight.to);
  if (!from || !target || from.width === 0) return [];
  const to = boxOf(target);
  return Array.from({ length: count }, (_, i) => {
    const route = { from, to, length, delay: after + i * APART };
    if (typeof flyer === 'object') return { ...route, ghost: small(flyer.small), isSmall: true };
    switch (flyer) {
      case 'before':
        return { ...route, ghost: known?.piece ?? scenery.copyOf(target) };
      case 'fan':
        return {
          ...route,
          ghost: (known?.piece ?? scenery.copyOf(target)).cloneNode(true) as Element,
          aside: i - (count - 1) / 2,
        };
      case 'now':
        return { ...route, ghost: scenery.copyOf(target), becomes: target };
      // Turned over.
      default:
        return {
          ...route,
          ghost: twoSided(scenery.copyOf(target), scenery.backOf(flight.to)),
          becomes: target,
        };
    }
  });
}
