// The gain and the price of each space of an order, as signs, and where the mask stands after paying.
import { creatureCard } from '../../../rules/cards/creatures.ts';
import { type Order, orderCard, type Space } from '../../../rules/cards/orders.ts';
import type { CreatureId, OrderId } from '../../../rules/state.ts';
import { LAST_YEAR, onScale } from '../../../rules/table.ts';
import { priceToHire } from '../../../rules/using.ts';
import { type Signs, signsOf } from '../../pieces/moods.ts';
import { changeBy } from '../planning/stock.ts';

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
  return signsOf(space ? priceToHire(creature, space) : creatureCard(creature).price);
}

/** Where a mask on this place would stand after a use of the space. */
export function evilAfter(evil: number, order: OrderId, place: number, creature?: CreatureId): number {
  const space = orderCard(order).spaces[place] as Space;
  const price = creature === undefined ? space.price : priceToHire(creature, space);
  return onScale(evil + changeBy(price, space.gain).evil);
}
