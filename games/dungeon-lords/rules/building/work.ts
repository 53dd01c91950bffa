// Imps dig and mine: by the orders of the board, and one tunnel by the tool shed (D49-D56, D69).
import { fill } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { Space } from '../cards/orders.ts';
import { fillUnlessClear } from '../forms/asking.ts';
import { digForm } from '../forms/dig.ts';
import { inCellOrder, isMinable } from '../geometry.ts';
import type { Cell } from '../state.ts';
import { type DungeonTable, type Position, player } from '../table.ts';
import { workersOn } from '../using.ts';
import { dig, mine } from '../verbs/dungeon.ts';
import { gain, setImps } from '../verbs/resources.ts';

export function freeImps(position: Position, seat: Seat): number {
  const { imps, impsWorked } = player(position, seat);
  return imps - impsWorked;
}

/** Without a cell the order is declined (D51). */
export function* digTunnels(table: DungeonTable, seat: Seat, space: Space, begin: () => void): Flow {
  const cells = (yield* fill(seat, 'digCells', 'digCells', {
    dungeon: cellsOf(table, seat),
    min: 0,
    max: workersOn(space, freeImps(table, seat)),
  })) as unknown as readonly Cell[];
  if (cells.length === 0) return;
  begin();
  setImps(table, seat, cells.length + (space.foreman ? 1 : 0), space.foreman);
  for (const cell of cells) dig(table, seat, cell);
}

/** Without a tunnel the order is declined (D56). */
export function* mineGold(table: DungeonTable, seat: Seat, space: Space, begin: () => void): Flow {
  const tunnels = minable(table, seat);
  const max = Math.min(workersOn(space, freeImps(table, seat)), tunnels.length);
  const cells = (yield* fill(seat, 'mineCells', 'mineCells', { tunnels, max })) as unknown as readonly Cell[];
  if (cells.length === 0) return;
  begin();
  setImps(table, seat, cells.length + (space.foreman ? 1 : 0), space.foreman);
  mine(table, seat, cells);
  gain(table, seat, { gold: cells.length });
}

/** A tool shed digs one tunnel, and needs no further imp. */
export function* digWithRoom(table: DungeonTable, seat: Seat): Flow {
  const data = { dungeon: cellsOf(table, seat), min: 1, max: 1 };
  for (const cell of (yield* fillUnlessClear(seat, 'digCells', digForm, data)) as unknown as readonly Cell[]) {
    dig(table, seat, cell);
  }
}

function cellsOf(position: Position, seat: Seat): readonly Cell[] {
  return player(position, seat).dungeon.map(({ cell }) => cell);
}

/** The tunnels on which an imp can stand, in the order of cells (D54). */
function minable(position: Position, seat: Seat): readonly Cell[] {
  return inCellOrder(player(position, seat).dungeon)
    .filter(isMinable)
    .map(({ cell }) => cell);
}
