// Which of the tables that wait for a player comes first: where the time is up soonest, and those without a clock last.

interface Waiting {
  readonly id: string;
  readonly until: number | null;
}

export function byUrgency<Table extends Waiting>(tables: readonly Table[]): readonly Table[] {
  const end = ({ until }: Waiting): number => until ?? Number.MAX_SAFE_INTEGER;
  return [...tables].sort((a, b) => end(a) - end(b));
}

/** Where a player goes from the table at which they are, so that they are not led to and fro between two of them. */
export function nextOf(tables: readonly Waiting[], here?: string): string | undefined {
  const ids = byUrgency(tables).map(({ id }) => id);
  const at = here === undefined ? -1 : ids.indexOf(here);
  const next = ids[(at + 1) % ids.length];
  return next === here ? undefined : next;
}

const SPANS = [24 * 3600, 3600, 60, 1].map((seconds) => seconds * 1000);

/** A span of time in its largest unit alone, as long as that says enough: 90 seconds stay seconds. */
export function roughly(milliseconds: number): number {
  const span = SPANS.find((span) => milliseconds >= 2 * span) ?? 1000;
  return Math.floor(Math.max(0, milliseconds) / span) * span;
}
