// Where to dig.
import { roomCard, roomOf, roomsOfYear } from '@undertow/shared/dungeon-lords/cards/rooms.ts';
import type { DigData } from '@undertow/shared/dungeon-lords/forms/dig.ts';
import {
  CELLS,
  type CellSet,
  cellSet,
  has,
  indexOf,
  isDiggable,
  isSameCell,
} from '@undertow/shared/dungeon-lords/geometry.ts';
import type { Cell } from '@undertow/shared/dungeon-lords/state.ts';
import { best, dataOf, type Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';
import { isBeside } from './placing.ts';

/** As many cells as allowed, so that much can be dug later and rooms find their places. */
export const digCells: Habit = (outlook, _, decision) => {
  const { dungeon, max } = dataOf<DigData>(decision);
  const found = new Map<CellSet, readonly Cell[]>();
  const extend = (dug: CellSet, cells: readonly Cell[]): void => {
    if (found.has(dug)) return;
    found.set(dug, cells);
    if (cells.length === max) return;
    for (let i = 0; i < CELLS.length; i++) if (isDiggable(dug, i)) extend(dug | (1 << i), [...cells, CELLS[i] as Cell]);
  };
  extend(cellSet(dungeon), []);
  const zones = zonesOf(outlook);
  const [, cells] = best([...found], ([dug, each]) => 3 * each.length + shapeOf(outlook, dug, zones)) ?? [0, []];
  return cells;
};

interface Zone {
  readonly cells: CellSet;
  readonly weight: number;
}

const OFFERED = 1.5;

/** Where rooms may go: those on offer, and those that may come. */
export function zonesOf({ view }: Outlook): readonly Zone[] {
  const places = (id: string) => cellSet(CELLS.filter((cell) => roomCard(id).isAllowedAt(cell)));
  return [
    ...view.offer.rooms.map((id) => ({ cells: places(id), weight: OFFERED })),
    ...roomsOfYear(view.year).map((id) => ({ cells: places(id), weight: 0.1 })),
  ];
}

/** What can be dug next, and where rooms could be. */
export function shapeOf({ own }: Outlook, dug: CellSet, zones: readonly Zone[]): number {
  let open = 0;
  for (let i = 0; i < CELLS.length; i++) if (isDiggable(dug, i)) open++;
  const rooms = own.dungeon.filter(({ tile }) => roomOf(tile)).map(({ cell }) => cell);
  const free = CELLS.filter(
    (cell, i) =>
      has(dug, i) && isFree(own, cell) && !rooms.some((room) => isSameCell(cell, room) || isBeside(cell, room)),
  );
  const deep = free.reduce((sum, [column, row]) => sum + row + Math.abs(column - 2), 0);
  let points = 0.3 * open + 0.05 * deep;
  for (const { cells, weight } of zones) {
    const places = free.filter((cell) => has(cells, indexOf(cell))).length;
    points += weight * (1 - 0.5 ** places);
  }
  return points;
}

function isFree({ dungeon }: Outlook['own'], cell: Cell): boolean {
  const tile = dungeon.find((each) => isSameCell(each.cell, cell));
  return !tile || (!roomOf(tile.tile) && !tile.conquered);
}
