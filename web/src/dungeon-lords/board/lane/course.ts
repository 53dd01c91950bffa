// How far the orders of a round are: chosen in secret, carried out from house to house, or all done.
import type { View } from '@undertow/client-sdk/dungeon-lords.ts';
import { orderIds, orders } from '@undertow/shared/dungeon-lords/cards/orders.ts';
import { seatOf } from '@undertow/shared/dungeon-lords/minions.ts';
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';

export type Course = 'before' | 'planning' | 'resolving' | 'over';

export function courseOf({ phase, seats, ended }: View): Course {
  if (ended || phase === 'setup' || phase === 'preparation') return 'before';
  if (phase !== 'orders') return 'over';
  return seats.every(({ played }) => played.length === 0) ? 'planning' : 'resolving';
}

/** The house with the lantern: what is carried out now, or comes next. */
export function houseNow(view: View): OrderId | undefined {
  if (courseOf(view) !== 'resolving') return undefined;
  const next = orders.find(({ id }) => view.minions[id]?.some((minion) => minion && seatOf(minion) !== undefined));
  return view.subject?.order ?? next?.id;
}

/** Whether the lantern has passed this house in the round. */
export function isPassed(view: View, order: OrderId): boolean {
  const now = houseNow(view);
  if (now === undefined) return courseOf(view) === 'over' || courseOf(view) === 'resolving';
  return orderIds.indexOf(order) < orderIds.indexOf(now);
}
