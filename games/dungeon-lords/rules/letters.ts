// A compact encoding of a dungeon, one letter for each cell, row by row, for events that are sent often and to many.
import { rooms } from './cards/rooms.ts';
import { CELLS, indexOf } from './geometry.ts';
import { type Tile, TUNNEL } from './state.ts';

const EARTH = '.';
const DUG = 't';
const MINED = 'm';
const CONQUERED = 'x';
const FIRST_ROOM = 'A'.charCodeAt(0);

export function lettersOf(dungeon: readonly Tile[]): string {
  const letters = CELLS.map(() => EARTH);
  for (const tile of dungeon) letters[indexOf(tile.cell)] = letterOf(tile);
  return letters.join('');
}

/** What is no letter of a tile is earth. */
export function tilesIn(letters: string): readonly Tile[] {
  return CELLS.flatMap((cell, at): Tile | [] => {
    const letter = letters.charAt(at);
    if (letter === CONQUERED) return { cell, tile: TUNNEL, conquered: true };
    if (letter === MINED) return { cell, tile: TUNNEL, mined: true };
    if (letter === DUG) return { cell, tile: TUNNEL };
    const room = rooms[letter.charCodeAt(0) - FIRST_ROOM];
    return room ? { cell, tile: room.id } : [];
  });
}

function letterOf({ tile, conquered, mined }: Tile): string {
  if (conquered) return CONQUERED;
  if (tile === TUNNEL) return mined ? MINED : DUG;
  return String.fromCharCode(FIRST_ROOM + rooms.findIndex(({ id }) => id === tile));
}
