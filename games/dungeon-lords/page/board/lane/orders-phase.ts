// The phase of the orders of a round: chosen in secret, turned up one by one, carried out from house to house, or all done.
import type { View } from '../../../client.ts';
import { orderIds } from '../../../rules/cards/orders.ts';
import type { OrderId } from '../../../rules/state.ts';

export type OrdersPhase = 'before' | 'planning' | 'placing' | 'resolving' | 'over';

export function ordersPhaseOf({ phase, seats, subject, ended }: View): OrdersPhase {
  if (ended || phase === 'setup' || phase === 'preparation') return 'before';
  if (phase !== 'orders') return 'over';
  if (seats.every(({ played }) => played.length === 0)) return 'planning';
  return subject?.order === undefined ? 'placing' : 'resolving';
}

/** The house with the lantern: what is carried out now. */
export function houseNow(view: View): OrderId | undefined {
  return ordersPhaseOf(view) === 'resolving' ? view.subject?.order : undefined;
}

/** Whether the lantern has passed this house in the round. */
export function isPassed(view: View, order: OrderId): boolean {
  const now = houseNow(view);
  if (now === undefined) return ordersPhaseOf(view) === 'over';
  return orderIds.indexOf(order) < orderIds.indexOf(now);
}

/** The special event about which one is asked this. */
export function eventAsked(view: View, prompt: string | undefined): string | undefined {
  return prompt !== undefined && view.event === 'special' ? eventNow(view) : undefined;
}

/** The event that is carried out now; a special one by its own name. */
export function eventNow({ phase, event, specialEvent }: View): string | undefined {
  if (phase !== 'event' || event === null) return undefined;
  return event === 'special' ? (specialEvent ?? event) : event;
}
