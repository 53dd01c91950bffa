// Chooses the cells to dig.
import { roomCard, roomsOfYear } from '../rules/cards/rooms.ts';
import type { DigData } from '../rules/forms/dig.ts';
import { CELLS, type CellSet, cellSet, isDiggable } from '../rules/geometry.ts';
import type { Cell } from '../rules/state.ts';
import { best, dataOf, type Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';
import { besideSet, setsOf, sizeOf, type TileSets } from './placing.ts';

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
  const site = siteOf(outlook);
  const [, cells] = best([...found], ([dug, each]) => 3 * each.length + shapeOf(dug, site)) ?? [0, []];
  return cells;
};

/** Where rooms may go. */
interface Site {
  /** Cells on which, or beside which, a tile lies that is none or will be none. */
  readonly taken: CellSet;
  /** For the rooms on offer, and for those that may come. */
  readonly zones: readonly Zone[];
}

interface Zone {
  readonly cells: CellSet;
  readonly weight: number;
}

const OFFERED = 1.5;

export function siteOf({ own, view }: Outlook): Site {
  return {
    taken: takenIn(setsOf(own.dungeon)),
    zones: [
      ...view.offer.rooms.map((id) => ({ cells: cellsFor(id), weight: OFFERED })),
      ...roomsOfYear(view.year).map((id) => ({ cells: cellsFor(id), weight: 0.1 })),
    ],
  };
}

/** Where no room can be built, whatever is dug: on rooms and beside them, and on conquered tiles. */
export function takenIn({ all, unconquered, rooms }: TileSets): CellSet {
  return rooms | besideSet(rooms) | (all & ~unconquered);
}

const CELLS_FOR = new Map<string, CellSet>();

function cellsFor(id: string): CellSet {
  const known = CELLS_FOR.get(id);
  if (known !== undefined) return known;
  const cells = cellSet(CELLS.filter((cell) => roomCard(id).isAllowedAt(cell)));
  CELLS_FOR.set(id, cells);
  return cells;
}

/** What can be dug next, and where rooms could be. */
export function shapeOf(dug: CellSet, { taken, zones }: Site): number {
  const free = dug & ~taken;
  let deep = 0;
  for (let left = free; left !== 0; left &= left - 1) deep += DEPTHS[31 - Math.clz32(left & -left)] as number;
  let points = 0.3 * diggable(dug) + 0.05 * deep;
  for (const { cells, weight } of zones) points += weight * (1 - 0.5 ** sizeOf(free & cells));
  return points;
}

const DEPTHS = CELLS.map(([column, row]) => row + Math.abs(column - 2));

/** How many cells can be dug next. */
export function diggable(dug: CellSet): number {
  let open = 0;
  for (let i = 0; i < CELLS.length; i++) if (isDiggable(dug, i)) open++;
  return open;
}
