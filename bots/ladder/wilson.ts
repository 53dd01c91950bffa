// The confidence interval of a share: the true one lies in it 95 times of 100 (Wilson, 1927).
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** The interval for so many wins in so many tries; a shared victory counts in part. */
export function wilson(won: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 };
  const share = won / tries;
  const spread = Z * Z;
  const middle = (share + spread / (2 * tries)) / (1 + spread / tries);
  const half = (Z / (1 + spread / tries)) * Math.sqrt((share * (1 - share)) / tries + spread / (4 * tries * tries));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
