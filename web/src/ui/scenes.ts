// Small views of the sea floor, each grown from a word: the same word always gives the same view.
import { numberOf } from './sigils.ts';

export interface Scene {
  /** From far to near: what stands there, as the `d` of a path in a field of 160 by 100. */
  readonly layers: readonly string[];
  /** Lights in windows, on stalks, of plankton. */
  readonly lights: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly tint: string;
}

const TINTS = ['violet', 'red', 'yellow', 'green', 'blue', 'grey', 'none'];

type Random = () => number;

export function sceneOf(word: string): Scene {
  const random = randomFrom(numberOf(word));
  const makers = [towers, kelp, reef];
  const make = makers[Math.floor(random() * makers.length)] ?? towers;
  const tint = TINTS[Math.floor(random() * TINTS.length)] ?? 'none';
  const layers = [66, 76, 86].map((floor, depth) => `${hills(floor, random)}${make(floor, depth, random)}`);
  const lights = Array.from({ length: 14 }, () => ({
    x: random() * 160,
    y: 20 + random() * 66,
    r: 0.4 + random() * 0.7,
  }));
  return { layers, lights: lights.map(({ x, y, r }) => ({ x: round(x), y: round(y), r: round(r) })), tint };
}

function hills(floor: number, random: Random): string {
  const points = [0, 40, 80, 120, 160].map((x) => `${x} ${round(floor + (random() - 0.5) * 12)}`);
  return `M0 100L${points.join('L')}L160 100Z`;
}

function towers(floor: number, depth: number, random: Random): string {
  return several(2 + depth, random, (x) => {
    const width = 5 + depth * 2 + random() * 4;
    const height = 20 + depth * 4 + random() * 16;
    const top = round(floor - height);
    return `M${x} ${floor + 6}V${top}l${round(width / 2)} ${round(-width)}l${round(width / 2)} ${round(width)}V${floor + 6}Z`;
  });
}

function kelp(floor: number, depth: number, random: Random): string {
  return several(7 + depth * 2, random, (x) => {
    const height = 26 + random() * (22 + depth * 8);
    const sway = round((random() - 0.5) * 26);
    const tip = round(floor - height);
    const middle = round(floor - height / 2);
    return `M${x} ${floor + 8}Q${x + sway} ${middle} ${x + sway / 2} ${tip}Q${x + sway + 4} ${middle} ${x + 3} ${floor + 8}Z`;
  });
}

function reef(floor: number, depth: number, random: Random): string {
  return several(3 + depth, random, (x) => {
    const arm = (lean: number, length: number): string => {
      const tip = `${round(x + lean)} ${round(floor - length)}`;
      return `M${x - 2} ${floor + 6}Q${x} ${round(floor - length / 2)} ${tip}Q${round(x + 4)} ${round(floor - length / 2.4)} ${x + 3} ${floor + 6}Z`;
    };
    return [-18, -8, 3, 14].map((lean) => arm(lean + random() * 8, 12 + depth * 3 + random() * 18)).join('');
  });
}

function several(count: number, random: Random, draw: (x: number) => string): string {
  return Array.from({ length: count }, () => draw(Math.round(4 + random() * 150))).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function randomFrom(seed: number): Random {
  let state = seed || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
