// The geometry of the graph of chances, which its layers always fill: where each layer lies, and what stands on it.

/** By position, by seat. */
export type Chances = readonly (readonly number[])[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** For each seat the outline of its layer, from the top down in the order of the seats. */
export function layersOf(chances: Chances, { width, height }: Size, last = chances.length - 1): readonly string[] {
  const seats = chances[0]?.length ?? 0;
  const x = (position: number) => ((position / Math.max(1, last)) * width).toFixed(1);
  const edge = (below: number) =>
    chances.map((row, position) => `${x(position)} ${(height * sumOf(row, below)).toFixed(1)}`);
  return Array.from({ length: seats }, (_, seat) => {
    const top = edge(seat);
    const bottom = edge(seat + 1).toReversed();
    return `M${[...top, ...bottom].join('L')}Z`;
  });
}

/** The middle of a layer at a position, from 0 at the top to 1. */
export function middleOf(row: readonly number[], seat: number): number {
  return sumOf(row, seat) + (row[seat] ?? 0) / 2;
}

/** Of the first so many seats. */
function sumOf(row: readonly number[], seats: number): number {
  return row.slice(0, seats).reduce((sum, chance) => sum + chance, 0);
}

/** What stands beside each other, so far apart, moved from the ends until all of it lies within. */
export function within(places: readonly number[], gap: number, width: number): number[] {
  const last = places.length - 1;
  return places
    .map((at, i) => Math.max(at, gap * (i + 0.5)))
    .map((at, i) => Math.min(at, width - gap * (last - i + 0.5)));
}

/** The next turning point from here, or the one before; the same position if there is none. */
export function pointFrom(points: readonly number[], position: number, by: 1 | -1): number {
  const found = by > 0 ? points.find((move) => move > position) : points.findLast((move) => move < position);
  return found ?? position;
}
