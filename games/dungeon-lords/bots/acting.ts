// The expected effect of an order on the holdings of a seat, for one of its spaces.
import { creatureCard } from '../rules/cards/creatures.ts';
import type { Order, Space } from '../rules/cards/orders.ts';
import { roomCard } from '../rules/cards/rooms.ts';
import { CELLS, isDiggable, occupied } from '../rules/geometry.ts';
import { type CreatureId, type RoomId, type Tile, TUNNEL } from '../rules/state.ts';
import { LAST_YEAR } from '../rules/table.ts';
import { powerOf } from './defence.ts';
import { after, canPay, type Holdings, holdingsOf } from './holdings.ts';
import { noted, type Outlook } from './outlook.ts';
import { bestPlace } from './placing.ts';
import { holdersOf } from './rivals.ts';
import { worthOfRoom } from './worth.ts';

/** The holdings when the order was carried out; the same where it cannot be. */
export function carriedOut(outlook: Outlook, has: Holdings, order: Order, place: number): Holdings {
  const space = order.spaces[place];
  if (!space || !canPay(has, space.price)) return has;
  switch (order.kind) {
    case 'exchange':
    case 'buy-traps':
      return exchanged(outlook, has, order, space);
    case 'dig':
      return worked(has, space, Math.max(0, MOST_TILES - has.tunnels - has.rooms.length - has.conquered), 'dig');
    case 'mine':
      return worked(has, space, has.minable, 'mine');
    case 'hire':
      return hired(outlook, has, order, place);
    case 'build':
      return built(outlook, has, order, place);
  }
}

/** More can hardly be dug without completing a block. */
const MOST_TILES = 13;

function exchanged({ view }: Outlook, has: Holdings, { kind }: Order, { price, gain }: Space): Holdings {
  const more = kind === 'buy-traps' && view.year === LAST_YEAR ? 0.3 : 0;
  const left = after(has, price, gain);
  return more > 0 ? { ...left, food: left.food + more } : left;
}

function worked(has: Holdings, { imps, foreman }: Space, most: number, work: 'dig' | 'mine'): Holdings {
  const count = Math.min(imps, has.free - (foreman ? 1 : 0), most);
  if (count <= 0) return has;
  const free = has.free - count - (foreman ? 1 : 0);
  if (work === 'mine') return { ...has, free, gold: has.gold + count, minable: has.minable - count };
  return { ...has, free, tunnels: has.tunnels + count, minable: has.minable + count };
}

/** The last space chooses first (D41): how many are likely to have chosen before. */
function chosenBefore(outlook: Outlook, { id }: Order, place: number): number {
  const holders = noted(outlook, id, () => Math.round(holdersOf(outlook, id) / 2));
  return Math.min(2 - place, holders);
}

function hired(outlook: Outlook, has: Holdings, order: Order, place: number): Holdings {
  const more = order.spaces[place]?.price ?? {};
  let skipped = chosenBefore(outlook, order, place);
  const offer = noted(outlook, 'creatures', () =>
    outlook.view.offer.creatures.toSorted((a, b) => liking(b) - liking(a)),
  );
  for (const id of offer) {
    const { price } = creatureCard(id);
    if (!canPay(has, price) || has.food < (price.food ?? 0) + (more.food ?? 0) || skipped-- > 0) continue;
    const left = after(after(has, price), more);
    return { ...left, creatures: [...left.creatures, id], trolls: left.trolls + (id === 'troll' ? 1 : 0) };
  }
  return has;
}

const EVIL = 0.4;

/** A rough order among the creatures. */
export function liking(creature: CreatureId): number {
  const { food = 0, gold = 0, evil = 0, trap = 0, monster = 0 } = creatureCard(creature).price;
  return powerOf(creature, 3) - food - gold - EVIL * evil - trap - 3 * monster;
}

function built(outlook: Outlook, has: Holdings, order: Order, place: number): Holdings {
  let skipped = chosenBefore(outlook, order, place);
  const { dungeon } = outlook.own;
  // What is dug before the room is built may lie where it fits better.
  const isDug = has.tunnels + has.rooms.length + has.conquered > dungeon.length;
  for (const id of noted(outlook, `rooms ${isDug}`, () =>
    roomsByWorth(outlook, isDug ? dugFurther(dungeon) : dungeon),
  )) {
    if (skipped-- > 0) continue;
    const left = after(has, order.spaces[place]?.price ?? {});
    return { ...left, tunnels: left.tunnels - 1, rooms: [...left.rooms, id] };
  }
  return has;
}

/** Those on offer that fit and are liked, the best first. */
export function roomsByWorth(outlook: Outlook, dungeon: readonly Tile[]): readonly RoomId[] {
  const has = holdingsOf(outlook);
  return outlook.view.offer.rooms
    .flatMap((id) => {
      const place = bestPlace(outlook, roomCard(id), dungeon);
      return place ? [{ id, points: place.safety * worthOfRoom(outlook, has, id) }] : [];
    })
    .filter(({ points }) => points > TUNNEL_GIVEN)
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => id);
}

/** What the tunnel is worth that becomes a room. */
const TUNNEL_GIVEN = 0.8;

function dugFurther(dungeon: readonly Tile[]): readonly Tile[] {
  const dug = occupied(dungeon);
  return [...dungeon, ...CELLS.filter((_, i) => isDiggable(dug, i)).map((cell) => ({ cell, tile: TUNNEL }))];
}
