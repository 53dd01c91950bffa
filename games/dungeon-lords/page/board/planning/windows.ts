// The windows of a house that a minion can reach, by the public hands and the order of play.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { View } from '../../../client.ts';
import type { OrderId } from '../../../rules/state.ts';
import { placeInOrder } from '../../../rules/table.ts';

/** The places of the windows that may be the one, from 0; and whether all may be taken by then. */
export interface Reach {
  readonly places: readonly number[];
  readonly mayMiss: boolean;
}

/** Of a minion that is sent there by the card in this place of the plan, from 0. */
export function reachOf(view: View, seat: Seat, order: OrderId, card: number): Reach {
  const free = (view.minions[order] ?? [null, null, null]).flatMap((minion, place) => (minion === null ? [place] : []));
  const before = view.seats.filter((_, other) => mayComeBefore(view, other, seat, order, card)).length;
  // The stand-ins walk before all others.
  const standIns = Object.values(view.dummies).filter(({ hand }) => hand.includes(order)).length;
  const most = before + standIns;
  return { places: free.slice(0, most + 1), mayMiss: most >= free.length };
}

/** By an earlier card, or by the same one and earlier in player order. Each lord goes to a house once. */
function mayComeBefore(view: View, other: Seat, seat: Seat, order: OrderId, card: number): boolean {
  if (other === seat || !mayCome(view, other, order)) return false;
  return card > 0 || placeInOrder({ state: view }, other) < placeInOrder({ state: view }, seat);
}

/** Whether this order is in the hand of a lord. */
export function mayCome(view: View, seat: Seat, order: OrderId): boolean {
  return view.seats[seat]?.hand.includes(order) ?? false;
}
