// The seat from which the table is seen: one's own while one plays; for spectators, and after the end, whichever one
// chooses.
export interface Onlooker {
  /** The viewer's own seat, if any. */
  readonly mine: number | null;
  /** The seat that the viewer has chosen to look from. */
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
