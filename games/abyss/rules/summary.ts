// The summary of a match of Abyss, for lists of matches.
import type { Summary } from '@undertow/shared/table/game.ts';
import type { View } from '../view.ts';

/** Of more Lords than these a small picture has no room for. */
const LORDS_SHOWN = 8;

export function summary({ round, seats, court, track, councilCounts }: View): Summary {
  return {
    progress: [{ what: 'round', now: round }],
    seats: { lords: seats.map(({ lords }) => lords.length), points: seats.map(({ score }) => score.total) },
    board: {
      court: [...court],
      track: [...track],
      council: { ...councilCounts },
      lords: seats.map(({ lords }) => lords.slice(-LORDS_SHOWN).map(({ id }) => id)),
    },
  };
}
