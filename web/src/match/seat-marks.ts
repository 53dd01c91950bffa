// The marks of the seats: a letter, and a rhythm of dashes for the ring around it and for lines in graphs.

/** Dashes of a ring of 138 units: full, long, short, dots, mixed. */
const RINGS = ['138.2 0', '56 13', '24 10.6', '6 7.8', '36 6 6 6'] as const;
/** The same rhythms for a line, in pixels. */
const LINES = ['none', '22 6', '9 5', '2 5', '16 4 3 4'] as const;

export function ringOf(seat: number): string {
  return RINGS[seat % RINGS.length] ?? RINGS[0];
}

/** The rhythm of a seat's line, for `stroke-dasharray`. */
export function lineOf(seat: number): string {
  return LINES[seat % LINES.length] ?? LINES[0];
}
