// The orders of a seat as tags: in hand, sent in their sequence, or out of reach.
import type { View } from '../../../client.ts';
import { minionOf } from '../../../rules/minions.ts';
import type { OrderId } from '../../../rules/state.ts';
import type { SeatView } from '../seat-view.ts';

export interface Tag {
  readonly order: OrderId;
  /** Its place among those that were sent, from 1. */
  readonly sent?: number;
  readonly isUnused?: boolean;
  /** It is carried out now. */
  readonly isNow?: boolean;
}

export interface Tags {
  readonly near: readonly Tag[];
  readonly far: readonly OrderId[];
}

export function tagsOf(view: View, seat: number): Tags {
  const own = view.seats[seat] as SeatView;
  const sent = own.played.map(
    ({ id, unused }, at): Tag => ({
      order: id,
      sent: at + 1,
      ...(unused ? { isUnused: true } : {}),
      ...(isNow(view, seat, id) ? { isNow: true } : {}),
    }),
  );
  const drawn = (own.drawn ?? []).filter((order) => !own.hand.includes(order));
  return { near: [...sent, ...[...own.hand, ...drawn].map((order) => ({ order }))], far: own.blocked };
}

function isNow({ subject, minions }: View, seat: number, id: OrderId): boolean {
  if (subject?.order !== id || subject.space === undefined) return false;
  return minions[id]?.[subject.space - 1] === minionOf(seat);
}
