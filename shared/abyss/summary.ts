// What a list of matches says of one of Abyss.
import type { Summary } from '../table/game.ts';
import type { View } from './view.ts';

export function summary({ round, seats }: View): Summary {
  return {
    progress: [{ what: 'round', now: round }],
    seats: { lords: seats.map(({ lords }) => lords.length), points: seats.map(({ score }) => score.total) },
  };
}
