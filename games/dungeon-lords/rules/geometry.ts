// The shape of a dungeon: what is adjacent, where can be dug, what is near the entrance, where a room fits.
import { type Room, roomOf } from './cards/rooms.ts';
import type { Cell, Tile } from './state.ts';
import { TUNNEL } from './state.ts';

export const COLUMNS = 5;
export const ROWS = 4;
export const ENTRANCE: Cell = [2, 0];

type Tiles = readonly Tile[];

/** All cells, by row and then column: the order in which "lowest" is meant. */
export const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => [
  i % COLUMNS,
  Math.floor(i / COLUMNS),
]);

/** The place of a cell among all. */
export function indexOf([column, row]: Cell): number {
  return row * COLUMNS + column;
}

export function isCell(value: unknown): value is Cell {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    Number.isInteger(value[0]) &&
    Number.isInteger(value[1]) &&
    value[0] >= 0 &&
    value[0] < COLUMNS &&
    value[1] >= 0 &&
    value[1] < ROWS
  );
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** `2,1`: as a cell stands in an option. */
export function cellName([column, row]: Cell): string {
  return `${column},${row}`;
}

export function tileAt(tiles: Tiles, cell: Cell): Tile | undefined {
  return tiles.find((tile) => isSameCell(tile.cell, cell));
}

// A set of cells is a number with one bit for each: dungeons are looked at often, and digging tries many of them.
export type CellSet = number;

export function cellSet(cells: readonly Cell[]): CellSet {
  let set = 0;
  for (const cell of cells) set |= 1 << indexOf(cell);
  return set;
}

export function occupied(tiles: Tiles): CellSet {
  let set = 0;
  for (const { cell } of tiles) set |= 1 << indexOf(cell);
  return set;
}

export function has(set: CellSet, index: number): boolean {
  return (set & (1 << index)) !== 0;
}

const NEIGHBOURS: readonly CellSet[] = CELLS.map(([column, row]) =>
  cellSet(CELLS.filter(([otherColumn, otherRow]) => Math.abs(otherColumn - column) + Math.abs(otherRow - row) === 1)),
);

/** The blocks of two by two cells that each cell is a part of. */
const BLOCKS: readonly (readonly CellSet[])[] = CELLS.map((cell) =>
  CELLS.filter(([column, row]) => column < COLUMNS - 1 && row < ROWS - 1)
    .map(([column, row]) =>
      cellSet([
        [column, row],
        [column + 1, row],
        [column, row + 1],
        [column + 1, row + 1],
      ]),
    )
    .filter((block) => has(block, indexOf(cell))),
);

/** Whether a tunnel may be dug here: on an empty cell beside a tile, and without completing a block (D50). */
export function isDiggable(dug: CellSet, index: number): boolean {
  return !has(dug, index) && ((NEIGHBOURS[index] ?? 0) & dug) !== 0 && !completesBlock(dug, index);
}

/** Whether a tile here would be the fourth of a block of two by two. */
export function completesBlock(dug: CellSet, index: number): boolean {
  const after = dug | (1 << index);
  return (BLOCKS[index] ?? []).some((block) => (block & after) === block);
}

/** The lowest cell that may be dug next; -1 if there is none. */
export function firstDiggable(dug: CellSet): number {
  for (let i = 0; i < CELLS.length; i++) if (isDiggable(dug, i)) return i;
  return -1;
}

/** Whether there is a cell where a tunnel may be dug. */
export function canDig(tiles: Tiles): boolean {
  return firstDiggable(occupied(tiles)) >= 0;
}

export function isUnconqueredTunnel({ tile, conquered }: Tile): boolean {
  return tile === TUNNEL && !conquered;
}

/** An imp can mine here that has not been mined in this round (D54). */
export function isMinable(tile: Tile): boolean {
  return isUnconqueredTunnel(tile) && !tile.mined;
}

/** Cells in the order of rows and columns. */
export function inCellOrder<T extends { readonly cell: Cell }>(tiles: readonly T[]): T[] {
  return tiles.toSorted((a, b) => indexOf(a.cell) - indexOf(b.cell));
}

/** The unconquered tiles with the fewest steps from the entrance, over all tiles (D91, D92). */
export function battleTiles(tiles: Tiles): readonly Tile[] {
  const all = occupied(tiles);
  let reached = all & (1 << indexOf(ENTRANCE));
  let edge = reached;
  while (edge !== 0) {
    const here = edge;
    const found = tiles.filter(({ cell, conquered }) => !conquered && has(here, indexOf(cell)));
    if (found.length > 0) return inCellOrder(found);
    let next = 0;
    for (let i = 0; i < CELLS.length; i++) if (has(edge, i)) next |= NEIGHBOURS[i] ?? 0;
    edge = next & all & ~reached;
    reached |= edge;
  }
  return [];
}

/** The unconquered tunnels that this room may replace, in the order of cells (D62-D64). */
export function placesFor(room: Room, tiles: Tiles): readonly Cell[] {
  const taken = cellSet(tiles.filter(({ tile }) => roomOf(tile)).map(({ cell }) => cell));
  return inCellOrder(tiles.filter(isUnconqueredTunnel))
    .map(({ cell }) => cell)
    .filter((cell) => room.isAllowedAt(cell) && ((NEIGHBOURS[indexOf(cell)] ?? 0) & taken) === 0);
}
