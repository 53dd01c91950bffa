// The connections between the tiles of a dungeon: passages to the side, shafts downward, and the entrance from the meadow.
import { roomOf } from '../../../rules/cards/rooms.ts';
import { ENTRANCE, tileAt } from '../../../rules/geometry.ts';
import type { Cell, Tile } from '../../../rules/state.ts';

export interface Opening {
  /** On the left, or above. */
  readonly cell: Cell;
  /** Lamps hang there while neither of its two tiles is conquered. */
  readonly isLit: boolean;
}

export interface Openings {
  readonly passages: readonly Opening[];
  readonly shafts: readonly Opening[];
  readonly hasEntrance: boolean;
}

export function openingsOf(tiles: readonly Tile[]): Openings {
  const toward = (right: number, down: number): Opening[] =>
    tiles.flatMap(({ cell, conquered }) => {
      const other = tileAt(tiles, [cell[0] + right, cell[1] + down]);
      return other ? [{ cell, isLit: !conquered && !other.conquered }] : [];
    });
  return {
    passages: toward(1, 0),
    shafts: toward(0, 1),
    hasEntrance: tileAt(tiles, ENTRANCE) !== undefined,
  };
}

/** What lies around in a tunnel that leads nowhere: the same in every dungeon. */
export type Clutter = 'crate' | 'bones' | 'cobweb' | undefined;

export function clutterAt(tiles: readonly Tile[], { cell }: Tile, unevenness: number): Clutter {
  const [column, row] = cell;
  if (tileAt(tiles, [column, row + 1]) || unevenness < 0.4) return undefined;
  if (unevenness > 0.8) return 'crate';
  return unevenness > 0.6 ? 'bones' : 'cobweb';
}

/** On which sides a room has a door. */
export function doorsOf(tiles: readonly Tile[], { cell: [column, row] }: Tile): readonly ('left' | 'right')[] {
  return [
    ...(tileAt(tiles, [column - 1, row]) ? (['left'] as const) : []),
    ...(tileAt(tiles, [column + 1, row]) ? (['right'] as const) : []),
  ];
}

export function isRoom({ tile }: Tile): boolean {
  return roomOf(tile) !== undefined;
}

/** Whether something comes down into the middle of this cell, where else a lamp would hang. */
export function hasLadder(tiles: readonly Tile[], { cell }: Tile): boolean {
  const [column, row] = cell;
  return tileAt(tiles, [column, row - 1]) !== undefined || (column === ENTRANCE[0] && row === ENTRANCE[1]);
}
