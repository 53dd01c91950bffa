// The state of each cell of a dungeon during a question, and the answer of a press on it.

import type { Choice } from '@undertow/shared/table/game.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import type { DigData } from '../../../client.ts';
import { CELLS, cellName, cellSet, completesBlock, has, indexOf, tileAt } from '../../../rules/geometry.ts';
import type { Cell, Tile } from '../../../rules/state.ts';
import { cellsOf } from '../answering/drafts.ts';

/** To dig, to mine, to place a room, to have one used, to choose where one fights, or what is lost. */
export type Task = 'dig' | 'mine' | 'build' | 'work' | 'fight' | 'lose';

const TASKS: Readonly<Record<string, Task>> = {
  digCells: 'dig',
  mineCells: 'mine',
  roomCell: 'build',
  production: 'work',
  battlePlan: 'fight',
  spellChoice: 'lose',
};

interface Question {
  readonly prompt: string;
  readonly choice: Choice;
}

/** `undefined` where the question is about no cells. */
export function taskOf(question: Question | null | undefined): Task | undefined {
  if (!question) return undefined;
  const task = TASKS[question.prompt];
  // Most spells ask for something else.
  return task === 'lose' && question.choice.type !== 'form' ? undefined : task;
}

/** What a press on this cell gives to the question. */
export function pickOf(task: Task | undefined, cell: Cell, tile: Tile | undefined): string | undefined {
  switch (task) {
    case undefined:
      return undefined;
    case 'work':
      return tile && `use:${tile.tile}@${cellName(cell)}`;
    case 'fight':
      return `tile:${cellName(cell)}`;
    default:
      return cellName(cell);
  }
}

/** The empty cells where a tunnel would complete a square, beside what is dug and what was chosen so far. */
export function squaresOf({ dungeon }: DigData, picks: Picks): readonly string[] {
  const dug = cellSet([...dungeon, ...cellsOf(picks)]);
  return CELLS.filter((cell) => !has(dug, indexOf(cell)) && completesBlock(dug, indexOf(cell))).map(cellName);
}

/** The tiles that are there now; who works on one, and that it is lost, is seen when that has been shown. */
export function tilesSeen(now: readonly Tile[], seen: readonly Tile[]): readonly Tile[] {
  return now.map((tile) => {
    const known = tileAt(seen, tile.cell);
    return known?.tile === tile.tile ? known : tile;
  });
}
