// Whose water lies at the bottom: one's own while one plays; whose one likes for those who watch, and when it is over.
export interface Onlooker {
  /** The seat that one has, if any. */
  readonly mine: number | null;
  /** The seat that one has chosen to look at. */
  readonly chosen: number | null;
  readonly hasEnded: boolean;
}

export function mayChoose({ mine, hasEnded }: Onlooker): boolean {
  return mine === null || hasEnded;
}

export function seatShown(onlooker: Onlooker): number {
  const { mine, chosen } = onlooker;
  return (mayChoose(onlooker) ? chosen : null) ?? mine ?? 0;
}
