// Build room: one room on offer takes the place of a tunnel (D62-D66).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { Space } from '../cards/orders.ts';
import { roomCard } from '../cards/rooms.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { cellForm } from '../forms/one-of.ts';
import { placesFor } from '../geometry.ts';
import { pay } from '../paying.ts';
import type { Cell, RoomId } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { fits } from '../using.ts';
import { build as buildRoom } from '../verbs/dungeon.ts';
import { addToSubject } from '../verbs/years.ts';

export function* build(table: DungeonTable, seat: Seat, { price }: Space, begin: () => void): Flow {
  const room = yield* choose(seat, 'buildRoom', [...buildable(table, seat), 'decline']);
  if (room === 'decline') return;
  addToSubject(table, { room });
  const cells = placesFor(roomCard(room), player(table, seat).dungeon);
  const cell = (yield* fillUnlessClear(seat, 'roomCell', cellForm, { cells })) as unknown as Cell;
  begin();
  yield* pay(table, seat, price);
  buildRoom(table, seat, room, cell);
}

function buildable(position: Position, seat: Seat): readonly RoomId[] {
  const { dungeon } = player(position, seat);
  return position.state.offer.rooms.filter((room) => fits(room, dungeon));
}
