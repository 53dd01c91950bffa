// The outlines of a dungeon that is dug into the hill: vaults, passages, the shaft to the meadow. The same cell has the same
// outline in every dungeon, and no two cells have one.
import { COLUMNS, ROWS } from '../../rules/geometry.ts';
import type { Cell } from '../../rules/state.ts';

/** A cell, in the units of the drawing. */
export const WIDTH = 120;
export const HEIGHT = 90;
export const FULL = { width: COLUMNS * WIDTH, height: ROWS * HEIGHT };

type Point = readonly [x: number, y: number];

export function corner([column, row]: Cell): Point {
  return [column * WIDTH, row * HEIGHT];
}

/** A vault; the larger the margin, the smaller it is. */
export function vault(cell: Cell, margin = 9): string {
  const [x, y] = corner(cell);
  const uneven = noise(cell, 1);
  const j = () => (uneven() - 0.5) * 7;
  const right = x + WIDTH - margin;
  const bottom = y + HEIGHT - margin;
  return smooth([
    [x + margin + j() * 0.6, y + 28 + j()],
    [x + 24 + j(), y + margin + 5 + j()],
    [x + 60 + j(), y + margin + j() * 0.7],
    [x + 96 + j(), y + margin + 5 + j()],
    [right + j() * 0.6, y + 30 + j()],
    [right + j() * 0.5, y + 62 + j()],
    [right - 6, bottom + 1],
    [x + 60, bottom + 2],
    [x + margin + 6, bottom + 1],
    [x + margin + j() * 0.5, y + 62 + j()],
  ]);
}

/** The passage to the tile on the right. */
export function passage(cell: Cell): string {
  const [x, y] = corner(cell);
  const uneven = noise(cell, 2);
  return smooth([
    [x + 88, y + 38 + uneven() * 8],
    [x + 120, y + 36 + uneven() * 8],
    [x + 152, y + 38 + uneven() * 8],
    [x + 152, y + 81],
    [x + 120, y + 81.5],
    [x + 88, y + 81],
  ]);
}

/** The shaft to the tile below. */
export function shaft(cell: Cell): string {
  const [x, y] = corner(cell);
  const uneven = noise(cell, 3);
  return smooth([
    [x + 42, y + 66],
    [x + 41 + uneven() * 4, y + 90],
    [x + 43, y + 118],
    [x + 77, y + 118],
    [x + 78 - uneven() * 5, y + 90],
    [x + 78, y + 66],
  ]);
}

/** The shaft from the meadow, so high above the first row. */
export function entrance(above: number): string {
  const x = 2 * WIDTH;
  return `M${x + 44} ${-above - 6}H${x + 76}L${x + 80} 30H${x + 40}Z`;
}

/** The walls of a room. */
export function walls(cell: Cell): string {
  const [x, y] = corner(cell);
  return `M${x + 8} ${y + 6}h${WIDTH - 16}v${HEIGHT - 12}h${16 - WIDTH}Z`;
}

/** The rungs between two heights, each 13 below the one before. */
export function ladder(x: number, from: number, to: number): string {
  const rungs = Array.from({ length: Math.ceil((to - from) / 13) }, (_, i) => `M${x} ${from + 8 + i * 13}h16`);
  return `M${x} ${from}V${to}M${x + 16} ${from}V${to}${rungs.join('')}`;
}

/** A closed line through these points, without corners. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const [startX, startY] = at(0);
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${curves.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers between 0 and 1 that are always the same for a cell: how uneven its rock is. */
export function noise([column, row]: Cell, kind: number): () => number {
  let state = (column * 73 + row * 151 + kind * 977 + 1) % 2147483647;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  // The first ones of neighbours are alike.
  for (let i = 0; i < 3; i++) next();
  return next;
}
