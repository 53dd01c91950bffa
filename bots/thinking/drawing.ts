// Draws at random so that higher values are drawn more often.
import type { Random } from '@undertow/shared/table/random.ts';

const FINE = 2 ** 30;

/** Draws places among these values: one that is lower by the temperature is drawn e times less often. */
export function drawing(values: readonly number[], temperature: number): (random: Random) => number {
  const most = Math.max(...values);
  let sum = 0;
  const sums = values.map((value) => {
    sum += Math.exp((value - most) / temperature);
    return sum;
  });
  return (random) => {
    const at = (random.below(FINE) / FINE) * sum;
    return sums.findIndex((each) => at < each);
  };
}
