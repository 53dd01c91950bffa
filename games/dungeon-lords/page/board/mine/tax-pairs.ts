// Pairs the tiles of a dungeon for taxes, one gold each: neighbours as far as possible, so that the eye can count them.
import { inCellOrder, isSameCell } from '../../../rules/geometry.ts';
import type { Cell, Tile } from '../../../rules/state.ts';

export type Pair = readonly [Cell, Cell?];

export function taxPairs(tiles: readonly Tile[]): readonly Pair[] {
  const left = inCellOrder(tiles).map(({ cell }) => cell);
  const pairs: Pair[] = [];
  const single: Cell[] = [];
  while (left.length > 0) {
    // Who has the fewest neighbours chooses first, so that few are left over.
    const first = left.reduce((one, other) => (neighbours(other, left) < neighbours(one, left) ? other : one));
    remove(left, first);
    const beside = left.filter((cell) => isBeside(first, cell));
    const second = beside.toSorted((one, other) => neighbours(one, left) - neighbours(other, left))[0];
    if (second) {
      remove(left, second);
      pairs.push([first, second]);
    } else {
      single.push(first);
    }
  }
  for (let at = 0; at < single.length; at += 2) {
    const [one, other] = [single[at] as Cell, single[at + 1]];
    pairs.push(other ? [one, other] : [one]);
  }
  return pairs.toSorted(([[a, b]], [[c, d]]) => b - d || a - c).toSorted((one, other) => other.length - one.length);
}

function isBeside([column, row]: Cell, [otherColumn, otherRow]: Cell): boolean {
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1;
}

function neighbours(cell: Cell, among: readonly Cell[]): number {
  return among.filter((other) => isBeside(cell, other)).length;
}

function remove(cells: Cell[], cell: Cell): void {
  cells.splice(
    cells.findIndex((one) => isSameCell(one, cell)),
    1,
  );
}
