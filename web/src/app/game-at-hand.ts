// The game that the visitor has most likely in mind: that of the page, or the last one played.

/** The game that a page is about; else the one that the visitor played last, who names the latest last; else the first. */
export function gameAtHand(
  all: readonly string[],
  about: string | null | undefined,
  played: readonly string[],
): string {
  return all.find((game) => game === about) ?? played.findLast((game) => all.includes(game)) ?? all[0] ?? '';
}
