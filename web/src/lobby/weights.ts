// The weight of a game, in a word and as a number of plumb weights.

/** What is said of a weight from 1 to 5, in halves. */
export const WEIGHTS = ['light', 'easy', 'middling', 'heavy', 'veryHeavy'] as const;

export function weightWord(weight: number): (typeof WEIGHTS)[number] {
  return WEIGHTS[Math.min(Math.max(Math.round(weight), 1), WEIGHTS.length) - 1] ?? 'middling';
}

/** How full each of five plumb weights is: 0, 0.5 or 1. */
export function plumbs(weight: number): readonly number[] {
  return WEIGHTS.map((_, i) => Math.min(Math.max(weight - i, 0), 1));
}
