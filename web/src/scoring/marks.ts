// What stands beside a graph.

/** Round numbers for the marks beside a graph: at most five of them, from 0 on. */
export function marksUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => most / size <= 5) ?? 200;
  const marks: number[] = [];
  for (let mark = 0; mark <= most; mark += step) marks.push(mark);
  return marks;
}
