// The data and measurements of the pillars of a scoring.
import type { Character } from '../rivals.ts';
import type { Counted } from './counting.ts';

/** What points come from, in the language of the reader. */
export interface KindName {
  readonly id: string;
  readonly label: string;
}

export interface PillarOf extends Counted {
  readonly name: string;
  readonly total: number;
  readonly hasWon: boolean;
  /** Below the name. */
  readonly note?: string | undefined;
  /** Whose face stands before it. */
  readonly character?: Character | undefined;
}

/** How high, in pixels, a loss is at the least, for its sign and its number. */
const LEAST_LOSS = 24;
const MOST_LOSS = 60;
/** For each point of it. */
const LOST = 3.2;

/** How high a loss of so many points is. */
export function lossHeight(points: number): number {
  return Math.min(MOST_LOSS, Math.max(LEAST_LOSS, Math.round(-points * LOST)));
}

/** The points of the tallest, before anything was lost. */
export function tallestOf(pillars: readonly Counted[]): number {
  return Math.max(1, ...pillars.map((pillar) => sumOf(pillar, (points) => Math.max(0, points))));
}

/** How high all losses of a seat are together, at the most. */
export function deepestOf(pillars: readonly Counted[]): number {
  return Math.max(0, ...pillars.map((pillar) => sumOf(pillar, (points) => (points < 0 ? lossHeight(points) : 0))));
}

function sumOf({ points }: Counted, count: (points: number) => number): number {
  return Object.values(points).reduce((sum, won) => sum + count(won), 0);
}
