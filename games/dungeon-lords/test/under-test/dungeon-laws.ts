// The laws of the tiles of a dungeon (D3, D50, D54, D63, D64, D67, D130).
import type { Cell, State, Tile } from '../../rules/state.ts';
import { FIRST_YEAR_ROOMS } from './box.ts';
import { areDifferent, isBeside, isCount, isTraining, type Laws, stepsTo } from './facts.ts';

type Dungeon = readonly Tile[];

const START: readonly Cell[] = [
  [2, 0],
  [2, 1],
  [2, 2],
];

export function dungeonLaws(state: State): Laws {
  const { seats, year, stage, combatRound } = state;
  const all = seats.map(({ dungeon }) => dungeon);
  const tiles = all.flat();
  const isWorking = ['orders', 'production', 'takingBack', 'event', 'heroes', 'roundEnd'].includes(stage);
  const rounds = (year - 1) * 4 + (stage === 'ended' ? 4 : combatRound);
  // An earthquake of the second year conquers one more.
  const earthquakes = year - 1;
  return {
    'tiles lie in five columns and four rows, each in another cell': all.every(
      (dungeon) => dungeon.every(isInGrid) && areDifferent(dungeon.map(({ cell }) => cell.join())),
    ),
    'the three tiles of the start are never taken away': all.every((dungeon) =>
      START.every((cell) => dungeon.some((tile) => tile.cell.join() === cell.join())),
    ),
    'all tiles are connected': all.every((dungeon) => stepsTo(dungeon).size === dungeon.length),
    'no block of two by two is full': all.every((dungeon) => !dungeon.some(({ cell }) => isFullBlock(dungeon, cell))),
    'no two rooms are adjacent': all.every((dungeon) => {
      const rooms = dungeon.filter(isRoom);
      return !rooms.some(({ cell }) => rooms.some((other) => isBeside(cell, other.cell)));
    }),
    'rooms of the first year lie where they may': tiles.every(
      ({ tile, cell }) => FIRST_YEAR_ROOMS[tile]?.(cell) ?? true,
    ),
    'tunnels are mined once a round, and rooms are not': tiles.every((tile) => !tile.mined || !isRoom(tile)),
    'rooms produce once a round in the first year, and twice in the second': tiles.every(
      ({ tile, used }) =>
        used === undefined || (tile in FIRST_YEAR_ROOMS && isCount(used) && used >= 1 && used <= year),
    ),
    'what was conquered is dead': tiles.every(({ conquered, mined, used }) => !conquered || (!mined && !used)),
    'what was worked is forgotten at the end of the round':
      isWorking || tiles.every(({ mined, used }) => !mined && !used),
    'imps mine and produce only as often as they have worked': seats.every(
      ({ dungeon, impsWorked }) => dungeon.filter(({ mined }) => mined).length <= impsWorked || isLosingImps(state),
    ),
    'in each round of a combat one tile is conquered at most':
      isTraining(state) ||
      all.every((dungeon) => dungeon.filter(({ conquered }) => conquered).length <= rounds + earthquakes),
  };
}

/** An imp that leaves with Imp Desertion may have worked. */
function isLosingImps({ stage, specialEvent }: State): boolean {
  return ['event', 'heroes', 'roundEnd'].includes(stage) && specialEvent === 'imp-desertion';
}

function isInGrid({ cell: [column, row] }: Tile): boolean {
  return isCount(column) && column < 5 && isCount(row) && row < 4;
}

function isRoom({ tile }: Tile): boolean {
  return tile !== 'tunnel';
}

/** Whether this cell is the upper left one of four that all hold a tile. */
function isFullBlock(dungeon: Dungeon, [column, row]: Cell): boolean {
  const inBlock = dungeon.filter(({ cell }) => isWithin(cell[0] - column) && isWithin(cell[1] - row));
  return inBlock.length === 4;
}

function isWithin(distance: number): boolean {
  return distance === 0 || distance === 1;
}
