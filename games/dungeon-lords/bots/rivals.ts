// The odds of each space of an order for a seat, by how likely the others are to come there before it.
import { orderIds } from '../rules/cards/orders.ts';
import type { OrderId } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

export const SPACES = 3;
const HAND = 6;

/** For each order, and for the card in each place of the plan, the odds of each space, and at last of none. */
export type Odds = ReadonlyMap<OrderId, readonly (readonly number[])[]>;

export function oddsOf(outlook: Outlook): Odds {
  return new Map(orderIds.map((order) => [order, [0, 1, 2].map((card) => oddsFor(outlook, order, card))]));
}

function oddsFor({ view, seat }: Outlook, order: OrderId, card: number): readonly number[] {
  const seats = view.seats.length;
  const place = (other: number) => (other - view.starting + seats) % seats;
  const chances = view.seats.flatMap(({ hand }, other) => {
    if (other === seat || !hand.includes(order)) return [];
    return [(card + (place(other) < place(seat) ? 1 : 0)) / HAND];
  });
  for (const { hand } of Object.values(view.dummies)) if (hand.includes(order)) chances.push(1 / hand.length);
  const standing = (view.minions[order] ?? []).filter((minion) => minion !== null).length;
  let before = [1];
  for (const chance of chances) {
    const next = Array<number>(before.length + 1).fill(0);
    for (const [count, odds] of before.entries()) {
      next[count] = (next[count] ?? 0) + odds * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + odds * chance;
    }
    before = next;
  }
  const odds = [0, 0, 0, 0];
  for (const [count, chance] of before.entries()) {
    const space = Math.min(SPACES, standing + count);
    odds[space] = (odds[space] ?? 0) + chance;
  }
  return odds;
}

/** How many of the others can play this order in this round. */
export function holdersOf({ view, seat }: Outlook, order: OrderId): number {
  return view.seats.filter(({ hand }, other) => other !== seat && hand.includes(order)).length;
}
