// Servers that are measured in turns: in each round every one for a moment, and the ratio of two within a round. A machine
// changes its speed by a factor of two within minutes, but hardly from one moment to the next.
import { type Metric, percentile, summary } from '../measure.ts';

/** Figures of one server, round by round. */
export type Rounds = readonly number[];

/** The cost of one server as a multiple of that of another: the median of all rounds, with its interval. */
export function ratio(of: Rounds, to: Rounds): Metric {
  return { ...summary('x', ratios(of, to)), interval: interval(ratios(of, to)) };
}

/** By how much the ratio of the first half of the rounds differs from that of the second, as a share. */
export function drift(of: Rounds, to: Rounds): number {
  const all = ratios(of, to);
  const half = Math.ceil(all.length / 2);
  const [first, second] = [percentile(all.slice(0, half), 0.5), percentile(all.slice(-half), 0.5)];
  return Math.abs(first - second) / Math.min(first, second);
}

function ratios(of: Rounds, to: Rounds): number[] {
  return of.map((value, round) => value / (to[round] ?? Number.NaN));
}

/** Of a median, by the order of the values, whatever their distribution. */
function interval(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const reach = (1.96 * Math.sqrt(sorted.length)) / 2;
  const at = (place: number) => sorted[Math.min(sorted.length - 1, Math.max(0, place))] ?? Number.NaN;
  return [at(Math.floor(middle - reach)), at(Math.ceil(middle + reach) - 1)];
}
