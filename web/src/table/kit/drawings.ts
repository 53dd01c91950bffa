// Drawings of the stage itself: small things, dice, cards that turn over, and gains.
import type { SmallThing } from './movement.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A small thing that flies, by the name of its drawing. */
export function small(sign: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  svg.setAttribute('class', sign);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${sign}`);
  svg.append(use);
  return svg;
}

/** What turns from one small thing into another has both, the old one in front. */
export function smallThing({ small: sign, was }: SmallThing): Element {
  if (was === undefined) return small(sign);
  const both = document.createElement('div');
  both.className = 'turning';
  both.append(small(sign), small(was));
  return both;
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

export function die(value: number): Element {
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

/** Dice at a place as they turn, and then hold still. */
export function rollingAt(place: string): Keyframe[] {
  return [
    { transform: `${place} rotate(-220deg)`, opacity: 0 },
    { transform: `${place} rotate(0deg)`, opacity: 1, offset: 0.5 },
    { transform: place, opacity: 1, offset: 0.92 },
    { transform: place, opacity: 0 },
  ];
}

/** A card with its back and its face, for turning it over. */
export function twoSided(face: Element, back: string): HTMLElement {
  const card = document.createElement('div');
  card.className = 'card';
  const behind = document.createElement('div');
  behind.className = 'back';
  behind.append(small(back));
  card.append(face, behind);
  return card;
}

/** Face down for the first third of its way, and up from the second on. */
const TURNING_OVER = [180, 180, 0, 0].map((angle, i) => ({
  transform: `perspective(700px) rotateY(${angle}deg)`,
  offset: i / 3,
}));
const FADING: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];

/** What changes of it on its way: a card is turned over, and of what turns into another thing the old one goes. */
export function turnsOf(flying: Element): { readonly part: Element; readonly frames: Keyframe[] }[] {
  const { className, lastElementChild } = flying;
  if (className === 'card') return [{ part: flying, frames: TURNING_OVER }];
  return className === 'turning' && lastElementChild ? [{ part: lastElementChild, frames: FADING }] : [];
}

/** How much was gained, with a sign for what. */
export function gain(by: number, sign: string | null): HTMLElement {
  const shell = document.createElement('div');
  shell.className = 'rise';
  shell.append(`+${by}`);
  if (sign) shell.append(small(sign));
  return shell;
}

/** Above this place, in a window so wide. Its own size is in the percentages: to measure it would lay out the page once more. */
export function risingAt({ left, top }: DOMRect, room: number): Keyframe[] {
  const at = (up: number) => `translate(min(${left}px, ${room - 4}px - 100%), calc(${top - up}px - 100%))`;
  return [
    { transform: at(0), opacity: 0 },
    { transform: at(8), opacity: 1, offset: 0.15 },
    { transform: at(14), opacity: 1, offset: 0.75 },
    { transform: at(20), opacity: 0 },
  ];
}
