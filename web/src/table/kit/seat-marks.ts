// The seat marks: seats are told apart by a letter and by the rhythm of a ring, which is also that of their lines in graphs.

/** Dashes of a ring of 138 units: full, long, short, dots, mixed. */
const RINGS = ['138.2 0', '56 13', '24 10.6', '6 7.8', '36 6 6 6'] as const;
/** The same rhythms for a line, in pixels. */
const LINES = ['none', '22 6', '9 5', '2 5', '16 4 3 4'] as const;

export function ringOf(seat: number): string {
  return RINGS[seat % RINGS.length] ?? RINGS[0];
}

/** For `stroke-dasharray`. */
export function lineOf(seat: number): string {
  return LINES[seat % LINES.length] ?? LINES[0];
}
