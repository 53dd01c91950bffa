// Whether a space of an order can be used, and the reason if not (D42, D44, D49, D54, D58, D62-D66).
import { creatureCard } from './cards/creatures.ts';
import type { OrderKind, Space } from './cards/orders.ts';
import { type Price, plus } from './cards/prices.ts';
import { roomCard } from './cards/rooms.ts';
import { canDig, isMinable, placesFor } from './geometry.ts';
import { type Lack, lackOf, type Purse } from './purse.ts';
import type { CreatureId, RoomId, Tile } from './state.ts';

/** What a seat has when its minion resolves, and what is on offer then. */
export interface Means {
  readonly purse: Purse;
  readonly freeImps: number;
  readonly dungeon: readonly Tile[];
  readonly offer: { readonly creatures: readonly CreatureId[]; readonly rooms: readonly RoomId[] };
}

/** Something is missing: for the price, an imp that is free, a cell to dig, a tunnel to mine, a creature, or a room that fits. */
export type Obstacle = Lack | 'freeImp' | 'cell' | 'tunnel' | 'creature' | 'room';

export function obstacleTo(kind: OrderKind, space: Space, means: Means): Obstacle | undefined {
  const { purse, freeImps, dungeon, offer } = means;
  switch (kind) {
    case 'exchange':
    case 'buy-traps':
      return lackOf(purse, space.price);
    case 'dig':
      return workersOn(space, freeImps) === 0 ? 'freeImp' : canDig(dungeon) ? undefined : 'cell';
    case 'mine':
      return workersOn(space, freeImps) === 0 ? 'freeImp' : dungeon.some(isMinable) ? undefined : 'tunnel';
    case 'hire':
      return leastLack(offer.creatures.map((id) => lackOf(purse, priceToHire(id, space))));
    case 'build':
      return lackOf(purse, space.price) ?? (offer.rooms.some((id) => fits(id, dungeon)) ? undefined : 'room');
  }
}

/** What a creature costs here: its own price, and that of the space (D58, D59). */
export function priceToHire(creature: CreatureId, space: Space): Price {
  return plus(creatureCard(creature).price, space.price);
}

/** How many imps can work on this space, with the foreman set aside (D49). */
export function workersOn({ imps, foreman }: Space, freeImps: number): number {
  return Math.max(0, Math.min(imps, freeImps - (foreman ? 1 : 0)));
}

export function fits(room: RoomId, dungeon: readonly Tile[]): boolean {
  return placesFor(roomCard(room), dungeon).length > 0;
}

/** One that can be paid is enough. */
function leastLack(lacks: readonly (Lack | undefined)[]): Obstacle | undefined {
  return lacks.length === 0 ? 'creature' : lacks.includes(undefined) ? undefined : lacks[0];
}
