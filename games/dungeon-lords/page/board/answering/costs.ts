// The cost of an option of an order, and the place of the mask after it, for its button.
import type { View } from '../../../client.ts';
import { orderCard } from '../../../rules/cards/orders.ts';
import { type Signs, signsOf } from '../../pieces/moods.ts';
import { evilAfter, priceOfCreature } from '../lane/wares.ts';

export interface Cost {
  /** Nothing where the place of the order says it already. */
  readonly price: Signs;
  /** Only where the mask moves. */
  readonly evil?: { readonly from: number; readonly to: number };
}

export function costOf(prompt: string, option: string, { subject, seats }: View, seat: number): Cost | undefined {
  const { order, space = 0 } = subject ?? {};
  const printed = order === undefined ? undefined : orderCard(order).spaces[space - 1];
  if (order === undefined || !printed || option === 'decline') return undefined;
  const from = seats[seat]?.evil ?? 0;
  const cost = (price: Signs, creature?: string): Cost => {
    const to = evilAfter(from, order, space - 1, creature);
    return { price, ...(to === from ? {} : { evil: { from, to } }) };
  };
  switch (prompt) {
    case 'useOrder':
      return cost([]);
    case 'hireCreature':
      return cost(priceOfCreature(option, printed), option);
    case 'buildRoom':
      return cost(signsOf(printed.price));
    default:
      return undefined;
  }
}
