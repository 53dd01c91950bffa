// Where a room may be placed: the cells that are printed on it, and the tunnels it stands too near to another room in.
import { type Room, roomOf } from '../../../rules/cards/rooms.ts';
import { CELLS, COLUMNS, cellName, isUnconqueredTunnel, placesFor, ROWS, tileAt } from '../../../rules/geometry.ts';
import type { Cell, Tile } from '../../../rules/state.ts';
import { corner, HEIGHT, WIDTH } from '../../art/cave.ts';

export type Side = 'left' | 'right' | 'above' | 'below';

export interface Site {
  /** The dotted line around the printed cells. */
  readonly outline: string;
  /** Tunnels outside of them. */
  readonly dark: readonly Cell[];
  /** Doors of tunnels that another room stands beside. */
  readonly bricked: readonly { readonly cell: Cell; readonly side: Side }[];
  /** Where it may stand. */
  readonly places: readonly Cell[];
}

const SIDES: readonly (readonly [Side, right: number, down: number])[] = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['above', 0, -1],
  ['below', 0, 1],
];

export function siteOf(room: Room, tiles: readonly Tile[]): Site {
  const places = placesFor(room, tiles);
  const isPlace = (cell: Cell) => places.some((place) => cellName(place) === cellName(cell));
  const tunnels = tiles.filter(isUnconqueredTunnel).map(({ cell }) => cell);
  const barred = tunnels.filter((cell) => room.isAllowedAt(cell) && !isPlace(cell));
  return {
    outline: outlineOf(room),
    dark: tunnels.filter((cell) => !room.isAllowedAt(cell)),
    bricked: barred.flatMap((cell) =>
      SIDES.filter(([, right, down]) => {
        const beside = tileAt(tiles, [cell[0] + right, cell[1] + down]);
        return beside && roomOf(beside.tile);
      }).map(([side]) => ({ cell, side })),
    ),
    places,
  };
}

/** Along the edges between a cell that is printed and one that is not. */
function outlineOf(room: Room): string {
  const isPrinted = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < COLUMNS && row < ROWS && room.isAllowedAt([column, row]);
  return CELLS.filter((cell) => room.isAllowedAt(cell))
    .flatMap(([column, row]) => {
      const [x, y] = corner([column, row]);
      return [
        isPrinted(column, row - 1) ? '' : `M${x} ${y}h${WIDTH}`,
        isPrinted(column, row + 1) ? '' : `M${x} ${y + HEIGHT}h${WIDTH}`,
        isPrinted(column - 1, row) ? '' : `M${x} ${y}v${HEIGHT}`,
        isPrinted(column + 1, row) ? '' : `M${x + WIDTH} ${y}v${HEIGHT}`,
      ];
    })
    .join('');
}

/** Bricks in the door on this side of a cell. */
export function bricks(cell: Cell, side: Side): { readonly wall: string; readonly joints: string } {
  const [left, top] = corner(cell);
  if (side === 'left' || side === 'right') {
    const [x, y] = [left + (side === 'right' ? WIDTH - 9 : -9), top + 40];
    return {
      wall: `M${x} ${y}h18v42h-18Z`,
      joints: `M${x} ${y + 10}h18M${x} ${y + 21}h18M${x} ${y + 32}h18M${x + 9} ${y}v10M${x + 5} ${y + 10}v11M${x + 12} ${y + 21}v11M${x + 7} ${y + 32}v10`,
    };
  }
  const [x, y] = [left + 39, top + (side === 'below' ? HEIGHT - 9 : -9)];
  return {
    wall: `M${x} ${y}h42v18h-42Z`,
    joints: `M${x} ${y + 9}h42M${x + 14} ${y}v9M${x + 30} ${y}v9M${x + 8} ${y + 9}v9M${x + 22} ${y + 9}v9M${x + 35} ${y + 9}v9`,
  };
}
