// Arrow keys within a region of the board: Tab goes from region to region, and each has one stop.
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The elements that can be walked to say so with `data-place`; those that are only drawn are passed over. */
export const walking: Attachment<HTMLElement> = walkingBy('[data-place]:not([aria-hidden], [aria-hidden] *)');

/** The elements that can be walked to are those of the selector. Tab comes to the first of them, or to the last. */
export function walkingBy(selector: string, { last = false } = {}): Attachment<HTMLElement> {
  return (region) => walkIn(region, selector, last);
}

function walkIn(region: HTMLElement, selector: string, fromEnd: boolean): () => void {
  const stops = () => [...region.querySelectorAll<HTMLElement>(selector)];
  const settle = () => {
    const all = stops();
    if (fromEnd) return settleAtEnd(all);
    const current = all.find((stop) => stop.tabIndex === 0);
    const first = all.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? all[0];
    if (!current && first) first.tabIndex = 0;
  };
  const focus = ({ target }: FocusEvent) => {
    const stop = target instanceof HTMLElement ? target.closest<HTMLElement>(selector) : null;
    if (stop) for (const other of stops()) other.tabIndex = other === stop ? 0 : -1;
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !(from instanceof HTMLElement) || !region.contains(from) || !from.matches(selector)) return;
    const next = nearest(from, stops(), step) ?? neighbour(from, stops(), step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', focus);
  region.addEventListener('keydown', press);
  return () => {
    watcher.disconnect();
    region.removeEventListener('focusin', focus);
    region.removeEventListener('keydown', press);
  };
}

/** What comes last is new; but whoever walks here is not led away. */
function settleAtEnd(stops: readonly HTMLElement[]): void {
  if (stops.some((stop) => stop === document.activeElement)) return;
  const end = stops.at(-1);
  for (const stop of stops) if (stop.tabIndex === 0 && stop !== end) stop.tabIndex = -1;
  if (end && end.tabIndex !== 0) end.tabIndex = 0;
}

/** The nearest stop in this direction, as the eye goes. */
function nearest(from: HTMLElement, stops: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const here = middleOf(from);
  let found: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const there = middleOf(stop);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const distance = along + aside * 3;
    if (stop !== from && along > 1 && aside < along * 2 && distance < least) {
      found = stop;
      least = distance;
    }
  }
  return found;
}

/** The one before or after in reading order, where nothing lies in the direction itself. */
function neighbour(from: HTMLElement, stops: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  return x === 0 ? undefined : stops[stops.indexOf(from) + x + y];
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
