// Standing orders as a player thinks of them: pass for now, pass on what is low, buy what is wanted.
import type { Order } from '@undertow/client-sdk/abyss.ts';

type From = Extract<Order, { type: 'buyFrom' }>;

export interface Wishes {
  /** Nothing is bought, for this turn or for good. */
  readonly pass: 'turn' | 'game' | null;
  /** Allies below this value are not bought. */
  readonly below: number | null;
  /** What is bought, the first that fits. */
  readonly from: readonly From[];
  /** Orders of other kinds, kept as they are. */
  readonly others: readonly Order[];
}

export function wishesIn(orders: readonly Order[]): Wishes {
  const pass = orders.find((order) => order.type === 'pass');
  const below = orders.find((order) => order.type === 'passBelow' && order.race === null);
  const from = orders.filter((order) => order.type === 'buyFrom');
  return {
    pass: pass?.type === 'pass' ? pass.until : null,
    below: below?.type === 'passBelow' ? below.value : null,
    from,
    others: orders.filter((order) => order !== pass && order !== below && order.type !== 'buyFrom'),
  };
}

/** The first order that fits decides: whoever passes, passes; else what is wanted is bought before the rest is declined. */
export function ordersFrom({ pass, below, from, others }: Wishes): Order[] {
  return [
    ...(pass ? [{ type: 'pass', until: pass } as const] : []),
    ...from,
    ...others,
    ...(below === null ? [] : [{ type: 'passBelow', race: null, value: below } as const]),
  ];
}
