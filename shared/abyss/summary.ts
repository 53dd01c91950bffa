// What a list of matches says of one of Abyss.
import type { Summary } from '../table/game.ts';
import type { Guild } from './races.ts';
import type { Rules } from './rules.ts';
import type { LordId } from './state.ts';
import type { View } from './view.ts';

/** Of more Lords than these a small picture has no room for. */
const LORDS_SHOWN = 8;

export function summary({ round, seats, court, track }: View, { lords }: Pick<Rules, 'lords'>): Summary {
  const guildsOf = (ids: readonly LordId[]): Guild[] => ids.flatMap((id) => lords.get(id)?.guild ?? []);
  return {
    progress: [{ what: 'round', now: round }],
    seats: { lords: seats.map(({ lords }) => lords.length), points: seats.map(({ score }) => score.total) },
    board: {
      court: guildsOf(court),
      track: [...track],
      lords: seats.map(({ lords }) => guildsOf(lords.slice(-LORDS_SHOWN).map(({ id }) => id))),
    },
  };
}
