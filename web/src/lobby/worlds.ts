// Which game a visitor has in mind, and how heavy a game is, in a word and as weights.

/** The game that a page is about; else the one that the visitor played last, who names the latest last; else the first. */
export function gameAtHand(
  all: readonly string[],
  about: string | null | undefined,
  played: readonly string[],
): string {
  return all.find((game) => game === about) ?? played.findLast((game) => all.includes(game)) ?? all[0] ?? '';
}

/** What is said of a weight from 1 to 5, in halves. */
export const WEIGHTS = ['light', 'easy', 'middling', 'heavy', 'veryHeavy'] as const;

export function weightWord(weight: number): (typeof WEIGHTS)[number] {
  return WEIGHTS[Math.min(Math.max(Math.round(weight), 1), WEIGHTS.length) - 1] ?? 'middling';
}

/** How full each of five plumb weights is: 0, 0.5 or 1. */
export function plumbs(weight: number): readonly number[] {
  return WEIGHTS.map((_, i) => Math.min(Math.max(weight - i, 0), 1));
}
