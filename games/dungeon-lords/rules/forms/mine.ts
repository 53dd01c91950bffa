// Which tunnels to mine: a set of them (D53-D56).
import { shuffle } from '@undertow/shared/table/random.ts';
import { isCell, isSameCell } from '../geometry.ts';
import type { Cell } from '../state.ts';
import type { NamedForm } from './asking.ts';

export type MineData = { readonly tunnels: readonly Cell[]; readonly max: number };

export const mineForm: NamedForm<MineData> = {
  name: 'mineCells',

  isLegal({ tunnels, max }, answer) {
    if (!Array.isArray(answer) || answer.length > max) return false;
    return answer.every(
      (cell, i) =>
        isCell(cell) &&
        tunnels.some((tunnel) => isSameCell(tunnel, cell)) &&
        answer.findIndex((other) => isSameCell(other, cell)) === i,
    );
  },

  sample({ tunnels, max }, random) {
    return shuffle(random, tunnels.slice()).slice(0, random.below(max + 1));
  },

  enumerate({ tunnels, max }, limit) {
    const found: Cell[][] = [];
    const extend = (chosen: readonly Cell[], from: number, size: number): void => {
      if (found.length >= limit) return;
      if (chosen.length === size) {
        found.push(chosen.slice());
        return;
      }
      for (let i = from; i < tunnels.length; i++) extend([...chosen, tunnels[i] as Cell], i + 1, size);
    };
    for (let size = 0; size <= max; size++) extend([], 0, size);
    return found;
  },
};
