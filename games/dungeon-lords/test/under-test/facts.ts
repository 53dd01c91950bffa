// What the laws of Dungeon Lords ask of a position.
import type { Cell, Stage, State, Tile } from '../../rules/state.ts';

export type Laws = Record<string, boolean>;

/** The stages of a building round, in their sequence. */
const OF_ROUND: readonly Stage[] = [
  'drawing',
  'preparation',
  'planning',
  'orders',
  'production',
  'takingBack',
  'event',
  'heroes',
  'roundEnd',
];

export function isTraining({ options }: State): boolean {
  return options.training !== undefined;
}

export function isBuilding({ stage }: State): boolean {
  return OF_ROUND.includes(stage);
}

/** Whether this stage of the building round is over, or has at least begun. */
export function isOver({ stage }: State, which: Stage): boolean {
  return !OF_ROUND.includes(stage) || OF_ROUND.indexOf(stage) > OF_ROUND.indexOf(which);
}

export function hasBegun(state: State, which: Stage): boolean {
  return state.stage === which || isOver(state, which);
}

/** How many rounds of this year have been prepared. */
export function preparedRounds(state: State): number {
  return isOver(state, 'preparation') ? state.round : state.round - 1;
}

/** As many heroes as are drawn for a round (D29). */
export function heroesOfRound({ seats }: State): number {
  return Math.max(3, seats.length);
}

/** How many heroes each player has been assigned this year at least, and at most. */
export function assignedHeroes(state: State): readonly [number, number] {
  const before = Math.max(0, state.round - 2);
  const after = Math.max(0, state.round - 1);
  if (isOver(state, 'heroes')) return [after, after];
  return state.stage === 'heroes' ? [before, after] : [before, before];
}

export function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

export function tally(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export function isBeside([column, row]: Cell, [otherColumn, otherRow]: Cell): boolean {
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow) === 1;
}

/** The steps from the entrance to each tile, over tiles; none for one that cannot be reached (D91, D92). */
export function stepsTo(dungeon: readonly Tile[]): ReadonlyMap<Tile, number> {
  const steps = new Map<Tile, number>();
  let edge = dungeon.filter(({ cell: [column, row] }) => column === 2 && row === 0);
  for (let step = 0; edge.length > 0; step++) {
    for (const tile of edge) steps.set(tile, step);
    const reached = edge;
    edge = dungeon.filter((tile) => !steps.has(tile) && reached.some(({ cell }) => isBeside(cell, tile.cell)));
  }
  return steps;
}
