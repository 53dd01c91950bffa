// Which games welcome a visitor in the lobby, and which tables the lobby lists for them at first.

/** All of them; but a visitor who has played one alone is shown that one. */
export function worldsFor(all: readonly string[], played: readonly string[]): readonly string[] {
  const own = all.filter((game) => played.includes(game));
  return own.length === 1 ? own : all;
}

/** The game that a page is about; else the one game that the visitor has played, if that is one alone; else the first. */
export function gameAtHand(
  all: readonly string[],
  params: Readonly<Record<string, string>>,
  played: readonly string[],
): string {
  return all.find((game) => game === params.game) ?? worldsFor(all, played)[0] ?? '';
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
