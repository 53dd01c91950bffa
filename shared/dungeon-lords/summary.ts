// What a list of matches says of one of Dungeon Lords.
import type { Summary } from '../table/game.ts';
import { CELLS, indexOf } from './geometry.ts';
import { type Tile, TUNNEL } from './state.ts';
import { LAST_ROUND, LAST_YEAR } from './table.ts';
import type { View } from './view.ts';

export function summary({ year, round, seats }: View): Summary {
  return {
    progress: [
      { what: 'year', now: year, most: LAST_YEAR },
      { what: 'round', now: round, most: LAST_ROUND },
    ],
    seats: { points: seats.map(({ score }) => score.total) },
    board: seats.map(({ dungeon, creatures, party }) => {
      return { dungeon: drawn(dungeon), creatures: creatures.length, heroes: party.length };
    }),
  };
}

/** A letter for each cell, row by row: `t` for a tunnel, `r` for a room, `x` for what is conquered, and a dot for earth. */
function drawn(dungeon: readonly Tile[]): string {
  const letters = CELLS.map(() => '.');
  for (const { cell, tile, conquered } of dungeon)
    letters[indexOf(cell)] = conquered ? 'x' : tile === TUNNEL ? 't' : 'r';
  return letters.join('');
}
