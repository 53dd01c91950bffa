// The types of costs and gains.
export type Price = {
  readonly food?: number;
  readonly gold?: number;
  readonly imps?: number;
  /** Steps toward evil. */
  readonly evil?: number;
  /** A trap in hand of the owner's choice, or another of the owner's monsters. */
  readonly trap?: 1;
  readonly monster?: 1;
};

export interface Gain {
  readonly food?: number;
  readonly gold?: number;
  readonly imps?: number;
  readonly traps?: number;
  /** Steps toward good. */
  readonly good?: number;
  /** Looks at combat cards. */
  readonly spy?: number;
  /** Tunnels dug without a further imp. */
  readonly tunnels?: number;
}

export const NO_PRICE: Price = {};

/** The icons of a price, in the order in which they are offered one by one. */
export const ICONS = ['food', 'gold', 'evil', 'trap', 'monster'] as const;
export type Icon = (typeof ICONS)[number];

export function plus(price: Price, more: Price): Price {
  const sum: Record<string, number> = { ...price };
  for (const [what, amount] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + amount;
  return sum;
}
