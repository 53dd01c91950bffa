// What the three spaces of an order bring, and for what, in signs.
import { type OrderKind, orderCard, type Space } from '@undertow/shared/dungeon-lords/cards/orders.ts';
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import { type Signs, signsOf } from '../../pieces/moods.ts';

export interface SpaceSigns {
  readonly gain: Signs;
  readonly price: Signs;
  readonly hasForeman: boolean;
}

const GAINS: Partial<Readonly<Record<OrderKind, (space: Space) => Signs>>> = {
  dig: ({ imps }) => [[imps, 'dig']],
  mine: ({ imps }) => [[imps, 'gold']],
  hire: () => [[1, 'order-hire-monster']],
  build: () => [[1, 'order-build-room']],
};

export function spacesOf(order: OrderId): readonly SpaceSigns[] {
  const { kind, spaces } = orderCard(order);
  return spaces.map((space) => ({
    gain: GAINS[kind]?.(space) ?? signsOf(space.gain),
    price: signsOf(space.price),
    hasForeman: space.foreman,
  }));
}
