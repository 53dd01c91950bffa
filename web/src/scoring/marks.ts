// The round numbers on the axis of a graph.

/** Round numbers for the marks beside a graph that reaches from the least, which is 0 or below, to the most: some five, 0 among them. */
export function marksBetween(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (most - least) / size <= 5) ?? 200;
  const below = Math.floor(-least / step);
  return Array.from({ length: below + Math.floor(most / step) + 1 }, (_, at) => (at - below) * step);
}
