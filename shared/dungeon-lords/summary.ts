// What a list of matches says of one of Dungeon Lords.
import type { Summary } from '../table/game.ts';
import { LAST_ROUND, LAST_YEAR } from './table.ts';
import type { View } from './view.ts';

export function summary({ year, round, seats }: View): Summary {
  return {
    progress: [
      { what: 'year', now: year, most: LAST_YEAR },
      { what: 'round', now: round, most: LAST_ROUND },
    ],
    seats: { points: seats.map(({ score }) => score.total) },
  };
}
