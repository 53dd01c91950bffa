// What is known of the pillars of a scoring, and how they are measured.
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

/** How high each kind is that has cost points, whatever it has cost. */
export const COST = 24;

/** The points of the tallest, before anything was lost. */
export function tallestOf(pillars: readonly Counted[]): number {
  return Math.max(1, ...pillars.map((pillar) => sumOf(pillar, (points) => Math.max(0, points))));
}

/** How many kinds at most have cost a seat something. */
export function costsOf(pillars: readonly Counted[]): number {
  return Math.max(0, ...pillars.map((pillar) => sumOf(pillar, (points) => Number(points < 0))));
}

function sumOf({ points }: Counted, count: (points: number) => number): number {
  return Object.values(points).reduce((sum, won) => sum + count(won), 0);
}
