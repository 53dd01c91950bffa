// The standing orders of a player: at most one about each thing, side by side.
import type { Order } from '../../client.ts';

/** What is offered just now, and for how much. */
export interface Offer {
  readonly ally: string;
  readonly price: number;
}

const LIKELY: Offer = { ally: 'jellyfish-3', price: 1 };
const MOST_VALUE = 5;

/** One of each kind, as the viewer of this offer would most likely want it. */
export function draftsFor(offer: Offer | null) {
  const { ally, price } = offer ?? LIKELY;
  const [race = '', digits] = ally.split('-');
  const value = Number(digits);
  return {
    passTurn: { type: 'pass', until: 'turn' },
    passGame: { type: 'pass', until: 'game' },
    passBelow: { type: 'passBelow', race: offer ? race : null, value: Math.min(MOST_VALUE, value + 1) },
    buy: { type: 'buy', ally, price },
    buyFrom: { type: 'buyFrom', race: offer ? race : null, value, price },
  } as const satisfies Record<string, Order>;
}

/**
 * The first order that fits decides: a seat that passes, passes; else what is wanted is bought before the rest is declined,
 * and what is said of one thing goes before what is said of all. An order takes the place of one about the same.
 */
export function withOrder(orders: readonly Order[], order: Order): Order[] {
  return [...withoutOrder(orders, order), order].toSorted((a, b) => rankOf(a) - rankOf(b));
}

export function withoutOrder(orders: readonly Order[], order: Order): Order[] {
  return orders.filter((other) => subjectOf(other) !== subjectOf(order));
}

/** What an order is about, whatever it says of that. */
export function subjectOf(order: Order): string {
  switch (order.type) {
    case 'pass':
      return 'pass';
    case 'buy':
      return `buy ${order.ally}`;
    default:
      return `${order.type} ${order.race ?? 'all'}`;
  }
}

function rankOf(order: Order): number {
  switch (order.type) {
    case 'pass':
      return 0;
    case 'buy':
      return 1;
    case 'buyFrom':
      return order.race === null ? 3 : 2;
    case 'passBelow':
      return order.race === null ? 5 : 4;
  }
}
