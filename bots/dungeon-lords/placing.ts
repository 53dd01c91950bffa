// Which tunnel becomes a room, and how safe it is there from the heroes, who take the nearest tile first.
import { type Room, roomOf } from '@undertow/shared/dungeon-lords/cards/rooms.ts';
import type { CellData } from '@undertow/shared/dungeon-lords/forms/one-of.ts';
import { CELLS, ENTRANCE, indexOf, placesFor } from '@undertow/shared/dungeon-lords/geometry.ts';
import type { Cell, Tile } from '@undertow/shared/dungeon-lords/state.ts';
import { best, dataOf, type Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';

export interface Place {
  readonly cell: Cell;
  /** How likely it is that the room stays unconquered. */
  readonly safety: number;
}

/** The best place of a room in a dungeon of these tiles, if there is any. */
export function bestPlace({ view }: Outlook, room: Room, tiles: readonly Tile[]): Place | undefined {
  const places = placesFor(room, tiles).map((cell) => ({ cell, safety: safetyOf(cell, tiles, view.year) }));
  return best(places, ({ cell, safety }) => safety - CROWDED * tunnelsBeside(cell, tiles));
}

/** Beside a room there can be no other. */
const CROWDED = 0.06;

function tunnelsBeside(cell: Cell, tiles: readonly Tile[]): number {
  return tiles.filter((tile) => !roomOf(tile.tile) && isBeside(cell, tile.cell)).length;
}

/** By how many tiles are nearer to the entrance; in the first year there are two combats to come. */
const SAFETY = [[], [0.1, 0.25, 0.45, 0.6, 0.75, 0.85], [0.2, 0.4, 0.6, 0.75, 0.85, 0.9]];
const SAFE = 0.95;

function safetyOf(cell: Cell, tiles: readonly Tile[], year: number): number {
  const steps = stepsIn(tiles);
  const own = steps.get(indexOf(cell)) ?? 0;
  const nearer = tiles.filter((tile) => !tile.conquered && (steps.get(indexOf(tile.cell)) ?? 0) < own).length;
  return SAFETY[year]?.[nearer] ?? SAFE;
}

/** How far each cell of a dungeon is from the entrance. */
function stepsIn(tiles: readonly Tile[]): ReadonlyMap<number, number> {
  const steps = new Map([[indexOf(ENTRANCE), 0]]);
  for (const [from, far] of steps) {
    for (const { cell } of tiles) {
      const at = indexOf(cell);
      if (!steps.has(at) && isBeside(cell, CELLS[from] as Cell)) steps.set(at, far + 1);
    }
  }
  return steps;
}

export function isBeside([column, row]: Cell, [otherColumn, otherRow]: Cell): boolean {
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1;
}

export const roomCell: Habit = ({ own, view }, _, decision) => {
  const { cells } = dataOf<CellData>(decision);
  const { dungeon } = own;
  const worth = (cell: Cell) => safetyOf(cell, dungeon, view.year) - CROWDED * tunnelsBeside(cell, dungeon);
  return best(cells, worth);
};
