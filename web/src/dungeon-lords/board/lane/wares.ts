// What stands in the windows of the houses: what each brings and what it costs, as signs; and where a price leads.
import { creatureCard } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import { type Order, orderCard, type Space } from '@undertow/shared/dungeon-lords/cards/orders.ts';
import { plus } from '@undertow/shared/dungeon-lords/cards/prices.ts';
import type { CreatureId, OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import { LAST_YEAR, MOST_EVIL, MOST_GOOD } from '@undertow/shared/dungeon-lords/table.ts';
import { type Signs, signsOf } from '../../pieces/moods.ts';

export interface Ware {
  readonly gain: Signs;
  readonly price: Signs;
  readonly foreman: boolean;
}

export function wareOf(order: OrderId, place: number, year: number): Ware {
  const { kind, spaces } = orderCard(order);
  const space = spaces[place] as Space;
  return { gain: gainOf({ kind }, space, year), price: signsOf(space.price), foreman: space.foreman };
}

function gainOf({ kind }: Pick<Order, 'kind'>, { gain, imps }: Space, year: number): Signs {
  switch (kind) {
    case 'exchange':
      return signsOf(gain);
    case 'buy-traps':
      // In the second year one more is drawn than printed, and one is discarded.
      return [[(gain.traps ?? 0) + (year === LAST_YEAR ? 1 : 0), 'trap']];
    case 'dig':
      return [[imps, 'dig']];
    case 'mine':
      return [[imps, 'gold']];
    case 'hire':
      return [[1, 'order-hire-monster']];
    case 'build':
      return [[1, 'order-build-room']];
  }
}

export function priceOfCreature(creature: CreatureId, space?: Space): Signs {
  const { price } = creatureCard(creature);
  return signsOf(space ? plus(price, space.price) : price);
}

/** Where a mask on this place would stand after a use of the space: its price leads to evil, its gain to good. */
export function evilAfter(evil: number, order: OrderId, place: number, creature?: CreatureId): number {
  const space = orderCard(order).spaces[place];
  const more = creature === undefined ? 0 : (creatureCard(creature).price.evil ?? 0);
  const moved = evil + (space?.price.evil ?? 0) + more - (space?.gain.good ?? 0);
  return Math.min(MOST_EVIL, Math.max(MOST_GOOD, moved));
}
