// The rooms of a seat produce, in an order of its choosing, until it stops (D67-D71).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { NO_PRICE } from '../cards/prices.ts';
import { type Room, roomOf } from '../cards/rooms.ts';
import { canDig, cellName, inCellOrder } from '../geometry.ts';
import { canPay, pay } from '../paying.ts';
import type { RoomId, Tile } from '../state.ts';
import { type DungeonTable, type Position, player, playerOrder } from '../table.ts';
import { useRoom } from '../verbs/dungeon.ts';
import { setToWork } from '../verbs/resources.ts';
import { enter, finishPart, setSubject } from '../verbs/years.ts';
import { gain } from './gaining.ts';
import { freeImps } from './work.ts';

type Production = NonNullable<Room['production']>;

/** The rooms of the next seat that can use one. */
export function* produceNext(table: DungeonTable): Flow {
  const order = playerOrder(table);
  while (table.state.done < order.length) {
    const seat = order[table.state.done] as Seat;
    const canProduce = usable(table, seat).length > 0;
    if (canProduce) yield* produce(table, seat);
    finishPart(table);
    if (canProduce) return;
  }
  enter(table, 'takingBack');
}

function* produce(table: DungeonTable, seat: Seat): Flow {
  for (let tiles = usable(table, seat); tiles.length > 0; tiles = usable(table, seat)) {
    const answer = yield* choose(seat, 'production', [...tiles.map(optionOf), 'stop']);
    const tile = tiles.find((one) => optionOf(one) === answer);
    if (!tile) return;
    yield* use(table, seat, tile);
  }
}

function* use(table: DungeonTable, seat: Seat, tile: Tile): Flow {
  const production = roomOf(tile.tile)?.production as Production;
  // Imps work before trolls.
  const imps = Math.min(production.workers, freeImps(table, seat));
  const trolls = production.workers - imps;
  const fedBy = sourceOf(table, seat, production, imps);
  setToWork(table, seat, imps, trolls);
  setSubject(table, { room: tile.tile });
  useRoom(table, seat, tile.cell, { imps, trolls, fedBy });
  yield* pay(table, seat, production.price ?? NO_PRICE);
  yield* gain(table, seat, production.gain);
  setSubject(table, null);
}

/**
 * The room whose product of this round is used up: the one that made a meal which is still there, or an imp, if there were too few
 * other imps. Where the counts of the round leave a doubt, no room is told: it is seen as fact, and nothing else depends on it.
 */
function sourceOf(position: Position, seat: Seat, { price, gain: brings }: Production, imps: number): RoomId | null {
  const { dungeon } = player(position, seat);
  const makers = (what: 'food' | 'imps') => dungeon.filter(({ tile }) => roomOf(tile)?.production?.gain[what]);
  const times = (tiles: readonly Tile[]) => tiles.reduce((sum, { used = 0 }) => sum + used, 0);
  const [kitchens, cradles] = [makers('food').filter(({ used }) => used), makers('imps')];
  if (price?.food && times(kitchens) > times(cradles))
    return kitchens.length === 1 ? (kitchens[0]?.tile ?? null) : null;
  const isBorn = imps > 0 && !brings.imps && times(cradles) > freeImps(position, seat) - imps;
  return isBorn ? (cradles[0]?.tile ?? null) : null;
}

/** The tiles whose room can produce now, in the order of cells. */
function usable(position: Position, seat: Seat): readonly Tile[] {
  const { dungeon } = player(position, seat);
  return inCellOrder(dungeon).filter((tile) => {
    const production = tile.conquered ? undefined : roomOf(tile.tile)?.production;
    return production && (tile.used ?? 0) < position.state.year && hasWhatItNeeds(position, seat, production);
  });
}

function hasWhatItNeeds(
  position: Position,
  seat: Seat,
  { workers: needed, price = NO_PRICE, gain: brings }: Production,
) {
  const { trollTokens, trollsWorked, dungeon } = player(position, seat);
  const free = freeImps(position, seat) + trollTokens - trollsWorked;
  return free >= needed && canPay(position, seat, price) && (!brings.tunnels || canDig(dungeon));
}

function optionOf({ tile, cell }: Tile): string {
  return `use:${tile}@${cellName(cell)}`;
}
