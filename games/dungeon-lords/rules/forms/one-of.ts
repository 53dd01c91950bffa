// The form that chooses one place of a party, or one cell of a dungeon, which options, being words, cannot say.
import type { Json } from '@undertow/shared/table/json.ts';
import { isCell, isSameCell } from '../geometry.ts';
import type { Cell } from '../state.ts';
import type { NamedForm } from './asking.ts';

export type PositionData = { readonly positions: readonly number[] };
export type CellData = { readonly cells: readonly Cell[] };

/** A place in a party: 0 is the first hero. */
export const positionForm: NamedForm<PositionData> = {
  name: 'position',
  isLegal: ({ positions }, answer) => positions.some((position) => position === answer),
  sample: ({ positions }, random) => positions[random.below(positions.length)] as Json,
  enumerate: ({ positions }, limit) => positions.slice(0, limit),
};

export const cellForm: NamedForm<CellData> = {
  name: 'cell',
  isLegal: ({ cells }, answer) => isCell(answer) && cells.some((cell) => isSameCell(cell, answer)),
  sample: ({ cells }, random) => cells[random.below(cells.length)] as Json,
  enumerate: ({ cells }, limit) => cells.slice(0, limit),
};
