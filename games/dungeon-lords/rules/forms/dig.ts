// Where to dig: cells in sequence, each legal after the ones before (D49-D51).
import { CELLS, type CellSet, cellSet, has, indexOf, isCell, isDiggable } from '../geometry.ts';
import type { Cell } from '../state.ts';
import type { NamedForm } from './asking.ts';

export type DigData = {
  /** The cells that hold a tile. A cell may be dug if it is empty, beside a tile, and completes no block of 2x2. */
  readonly dungeon: readonly Cell[];
  readonly min: number;
  readonly max: number;
};

export const digForm: NamedForm<DigData> = {
  name: 'digCells',

  isLegal({ dungeon, min, max }, answer) {
    if (!Array.isArray(answer) || answer.length < min || answer.length > max) return false;
    let dug = cellSet(dungeon);
    for (const cell of answer) {
      if (!isCell(cell) || !isDiggable(dug, indexOf(cell))) return false;
      dug |= 1 << indexOf(cell);
    }
    return true;
  },

  sample({ dungeon, min, max }, random) {
    const length = min + random.below(max - min + 1);
    let dug = cellSet(dungeon);
    const cells: Cell[] = [];
    while (cells.length < length) {
      const open = diggable(dug);
      if (open.length === 0) break;
      const index = open[random.below(open.length)] as number;
      dug |= 1 << index;
      cells.push(CELLS[index] as Cell);
    }
    return cells;
  },

  enumerate({ dungeon, min, max }, limit) {
    const found: Cell[][] = [];
    const extend = (dug: CellSet, cells: readonly Cell[], length: number): void => {
      if (cells.length === length) {
        if (found.length < limit) found.push(cells.slice());
        return;
      }
      for (let i = 0; i < CELLS.length && found.length < limit; i++) {
        if (isDiggable(dug, i)) extend(dug | (1 << i), [...cells, CELLS[i] as Cell], length);
      }
    };
    for (let length = min; length <= max && found.length < limit; length++) extend(cellSet(dungeon), [], length);
    return found;
  },
};

function diggable(dug: CellSet): number[] {
  const open: number[] = [];
  for (let i = 0; i < CELLS.length; i++) if (!has(dug, i) && isDiggable(dug, i)) open.push(i);
  return open;
}
