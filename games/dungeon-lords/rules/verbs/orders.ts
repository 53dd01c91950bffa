// Order cards are drawn, blocked, played and taken back; minions stand on the board.
import type { Seat } from '@undertow/shared/table/game.ts';
import { orderIds } from '../cards/orders.ts';
import type { Dummy, DummyId, Minion, OrderId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { replaced, withoutLast, write, writePlayer } from './write.ts';

/** The simple game: these two are blocked from the start, and the other six are the hand (D24). */
export function dealOrders(table: DungeonTable, seat: Seat, blocked: readonly OrderId[]): void {
  const player = writePlayer(table, seat);
  player.blocked = blocked;
  player.drawn = [];
  player.hand = orderIds.filter((order) => !blocked.includes(order));
  table.tell({ type: 'ordersBlocked', seat, orders: blocked });
}

/** The full game: three drawn, of which one will be kept (D191). */
export function drawOrders(table: DungeonTable, seat: Seat, drawn: readonly OrderId[]): void {
  writePlayer(table, seat).drawn = drawn;
  table.tell({ type: 'ordersDrawn', seat, count: drawn.length, secret: { seat, faces: drawn } });
}

/** What the dummy turned up stands on the second space, or on the next free one after it (D36, D37). */
export function revealDummy(table: DungeonTable, id: DummyId, dummy: Dummy): void {
  const state = write(table);
  state.dummies = { ...state.dummies, [id]: dummy };
  table.reveal();
  table.tell({ type: 'dummyRevealed', dummy: id, orders: dummy.revealed });
  for (const order of dummy.revealed) placeMinion(table, id, order, spacesOf(table, order).indexOf(null, 1));
}

export function chooseDummyOrder(table: DungeonTable, seat: Seat, id: DummyId, order: OrderId): void {
  const state = write(table);
  const dummy = dummyOf(table, id);
  const hand = withoutLast(dummy.hand, order);
  state.dummies = { ...state.dummies, [id]: { ...dummy, hand, revealed: [...dummy.revealed, order] } };
  table.tell({ type: 'dummyOrderChosen', seat, dummy: id, order });
}

/** The cards that a dummy of a game of two has played are its blocked ones from now on (D39). */
export function blockPlayedByDummy(table: DungeonTable, id: DummyId): void {
  const state = write(table);
  state.dummies = { ...state.dummies, [id]: { blocked: dummyOf(table, id).revealed, revealed: [], hand: [] } };
}

function dummyOf(table: DungeonTable, id: DummyId): Dummy {
  const dummy = write(table).dummies[id];
  if (!dummy) throw new Error(`there is no ${id}`);
  return dummy;
}

/** The card in this place of each seat's plan is turned up, for all seats at once (D34). */
export function revealOrders(table: DungeonTable, card: number, orders: readonly OrderId[]): void {
  orders.forEach((order, seat) => {
    const player = writePlayer(table, seat);
    player.hand = withoutLast(player.hand, order);
    player.played = [...player.played, { id: order }];
  });
  table.tell({ type: 'ordersRevealed', card, orders });
}

export function placeMinion(table: DungeonTable, minion: Minion, order: OrderId, space: number): void {
  const spaces = spacesOf(table, order);
  if (spaces[space] !== null) throw new Error(`space ${space + 1} of ${order} is not free`);
  setSpaces(table, order, replaced(spaces, space, minion));
  table.tell({ type: 'minionPlaced', minion, order, space: space + 1 });
}

/** The minion lies on its card: the order is unused (D35, D42). */
export function leaveOnCard(table: DungeonTable, seat: Seat, order: OrderId): void {
  const player = writePlayer(table, seat);
  player.played = player.played.map((played) => (played.id === order ? { id: order, unused: true } : played));
}

export function tellStayed(table: DungeonTable, minion: Minion, order: OrderId): void {
  table.tell({ type: 'minionStayed', minion, order });
}

/** The dummy's minion goes home: it takes nothing (D40). */
export function passDummy(table: DungeonTable, dummy: Minion, order: OrderId, space: number): void {
  clearSpace(table, order, space);
  table.tell({ type: 'dummyPassed', dummy, order, space: space + 1 });
}

export function clearSpace(table: DungeonTable, order: OrderId, space: number): void {
  setSpaces(table, order, replaced(spacesOf(table, order), space, null));
}

export function tellUsed(table: DungeonTable, seat: Seat, order: OrderId, space: number): void {
  table.tell({ type: 'orderUsed', seat, order, space: space + 1 });
}

export function decline(table: DungeonTable, seat: Seat, order: OrderId, space: number): void {
  leaveOnCard(table, seat, order);
  table.tell({ type: 'orderDeclined', seat, order, space: space + 1 });
}

/** The blocked cards and this played one come back to the hand; the other two are blocked now (D72). */
export function takeBackOrder(table: DungeonTable, seat: Seat, taken: OrderId): void {
  const player = writePlayer(table, seat);
  const played = player.played.map(({ id }) => id);
  const blocked = withoutLast(played, taken);
  player.hand = orderIds.filter((order) => !blocked.includes(order));
  player.blocked = blocked;
  player.played = [];
  table.tell({ type: 'orderTakenBack', seat, order: taken });
}

function setSpaces(table: DungeonTable, order: OrderId, spaces: readonly (Minion | null)[]): void {
  const state = write(table);
  state.minions = { ...state.minions, [order]: spaces };
}

function spacesOf(table: DungeonTable, order: OrderId): readonly (Minion | null)[] {
  const spaces = write(table).minions[order];
  if (!spaces) throw new Error(`no order is called ${order}`);
  return spaces;
}
