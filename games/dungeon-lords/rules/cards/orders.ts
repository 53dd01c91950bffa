// The eight orders of the board, in the sequence in which they resolve, with the three spaces of each (D41, D46-D62).
import type { OrderId } from '../state.ts';
import { type Gain, NO_PRICE, type Price } from './prices.ts';

/** How an order is used. */
export type OrderKind = 'exchange' | 'dig' | 'mine' | 'buy-traps' | 'hire' | 'build';

export interface Space {
  readonly price: Price;
  /** What an exchange brings. */
  readonly gain: Gain;
  /** So many imps may dig or mine here. */
  readonly imps: number;
  /** One more imp must supervise them. */
  readonly foreman: boolean;
}

export interface Order {
  readonly id: OrderId;
  readonly kind: OrderKind;
  readonly spaces: readonly Space[];
  /** The places of its spaces in the sequence in which they resolve. */
  readonly sequence: readonly number[];
  /** Gold that a minion costs at once when this is the first card of a plan of the full game (D193). */
  readonly firstCardSurcharge?: number;
}

const UP = [0, 1, 2];
const DOWN = [2, 1, 0];

function space(price: Price, gain: Gain = {}): Space {
  return { price, gain, imps: 0, foreman: false };
}

const WORK: readonly Space[] = [
  { price: NO_PRICE, gain: {}, imps: 2, foreman: false },
  { price: NO_PRICE, gain: {}, imps: 3, foreman: false },
  { price: NO_PRICE, gain: {}, imps: 4, foreman: true },
];

export const orders: readonly Order[] = [
  {
    id: 'get-food',
    kind: 'exchange',
    spaces: [
      space({ gold: 1 }, { food: 2 }),
      space({ evil: 1 }, { food: 3 }),
      space({ evil: 2 }, { food: 3, gold: 1 }),
    ],
    sequence: UP,
  },
  {
    id: 'improve-reputation',
    kind: 'exchange',
    spaces: [
      space(NO_PRICE, { good: 1, spy: 1 }),
      space(NO_PRICE, { good: 2 }),
      space({ gold: 1 }, { good: 2, spy: 1 }),
    ],
    sequence: UP,
  },
  { id: 'dig-tunnels', kind: 'dig', spaces: WORK, sequence: UP },
  { id: 'mine-gold', kind: 'mine', spaces: WORK, sequence: UP },
  {
    id: 'recruit-imps',
    kind: 'exchange',
    spaces: [
      space({ food: 1 }, { imps: 1 }),
      space({ food: 2 }, { imps: 2 }),
      space({ food: 1, gold: 1 }, { imps: 2 }),
    ],
    sequence: UP,
  },
  {
    id: 'buy-traps',
    kind: 'buy-traps',
    spaces: [space({ gold: 1 }, { traps: 1 }), space(NO_PRICE, { traps: 1 }), space({ gold: 2 }, { traps: 2 })],
    sequence: UP,
  },
  {
    id: 'hire-monster',
    kind: 'hire',
    firstCardSurcharge: 1,
    spaces: [space(NO_PRICE), space(NO_PRICE), space({ food: 1 })],
    sequence: DOWN,
  },
  {
    id: 'build-room',
    kind: 'build',
    spaces: [space(NO_PRICE), space({ gold: 1 }), space({ gold: 1 })],
    sequence: DOWN,
  },
];

export const orderIds: readonly OrderId[] = orders.map(({ id }) => id);

export function orderCard(id: OrderId): Order {
  const found = orders.find((order) => order.id === id);
  if (!found) throw new Error(`no order is called ${id}`);
  return found;
}

/** The orders in the sequence in which they resolve. */
export function inSequence(ids: readonly OrderId[]): OrderId[] {
  return orderIds.filter((id) => ids.includes(id));
}

export function isFree(price: Price): boolean {
  return Object.keys(price).length === 0;
}
