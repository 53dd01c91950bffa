// Chooses the tunnel that a room replaces, by how safe it is there from the heroes, who take the nearest tile first.
import { type Room, roomOf } from '../rules/cards/rooms.ts';
import type { CellData } from '../rules/forms/one-of.ts';
import { CELLS, type CellSet, cellSet, ENTRANCE, has, indexOf, placesFor } from '../rules/geometry.ts';
import type { Cell, Tile } from '../rules/state.ts';
import { best, dataOf, type Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';

export interface Place {
  readonly cell: Cell;
  /** How likely it is that the room stays unconquered. */
  readonly safety: number;
}

/** The best place of a room in a dungeon of these tiles, if there is any. */
export function bestPlace({ view }: Outlook, room: Room, tiles: readonly Tile[]): Place | undefined {
  const sets = setsOf(tiles);
  const places = placesFor(room, tiles).map((cell) => ({ cell, safety: safetyOf(cell, sets, view.year) }));
  return best(places, ({ cell, safety }) => safety - CROWDED * tunnelsBeside(cell, sets));
}

/** Beside a room there can be no other. */
const CROWDED = 0.06;

/** The tiles of a dungeon as sets of cells. */
export interface TileSets {
  readonly all: CellSet;
  readonly unconquered: CellSet;
  readonly tunnels: CellSet;
  readonly rooms: CellSet;
}

export function setsOf(tiles: readonly Tile[]): TileSets {
  let [all, unconquered, rooms] = [0, 0, 0];
  for (const { cell, tile, conquered } of tiles) {
    const bit = 1 << indexOf(cell);
    all |= bit;
    if (!conquered) unconquered |= bit;
    if (roomOf(tile)) rooms |= bit;
  }
  return { all, unconquered, tunnels: all & ~rooms, rooms };
}

function tunnelsBeside(cell: Cell, { tunnels }: TileSets): number {
  return sizeOf(besides(indexOf(cell)) & tunnels);
}

/** By how many tiles are nearer to the entrance; in the first year there are two combats to come. */
const SAFETY = [[], [0.1, 0.25, 0.45, 0.6, 0.75, 0.85], [0.2, 0.4, 0.6, 0.75, 0.85, 0.9]];
const SAFE = 0.95;

function safetyOf(cell: Cell, sets: TileSets, year: number): number {
  return SAFETY[year]?.[nearerThan(indexOf(cell), sets)] ?? SAFE;
}

/** How many unconquered tiles are nearer to the entrance than this one. */
export function nearerThan(index: number, { all, unconquered }: TileSets): number {
  let nearer = 0;
  let edge = 1 << indexOf(ENTRANCE);
  let reached = edge;
  while (edge !== 0 && !has(edge, index)) {
    nearer += sizeOf(edge & unconquered);
    edge = besideSet(edge) & all & ~reached;
    reached |= edge;
  }
  return edge === 0 ? 0 : nearer;
}

const BESIDE: readonly CellSet[] = CELLS.map(([column, row]) =>
  cellSet(CELLS.filter(([otherColumn, otherRow]) => Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1)),
);

function besides(index: number): CellSet {
  return BESIDE[index] as CellSet;
}

/** The cells beside those of the set. */
export function besideSet(cells: CellSet): CellSet {
  let beside = 0;
  for (let left = cells; left !== 0; left &= left - 1) beside |= besides(31 - Math.clz32(left & -left));
  return beside;
}

export function sizeOf(cells: CellSet): number {
  let size = 0;
  for (let left = cells; left !== 0; left &= left - 1) size++;
  return size;
}

export const roomCell: Habit = ({ own, view }, _, decision) => {
  const { cells } = dataOf<CellData>(decision);
  const sets = setsOf(own.dungeon);
  return best(cells, (cell) => safetyOf(cell, sets, view.year) - CROWDED * tunnelsBeside(cell, sets));
};
