// The summary of a match of Dungeon Lords, for lists of matches.
import type { Summary } from '@undertow/shared/table/game.ts';
import type { View } from '../view.ts';
import { heroCard } from './cards/heroes.ts';
import { lettersOf } from './letters.ts';
import { LAST_ROUND, LAST_YEAR } from './table.ts';

/** Of more figures than these a small picture has no room for. */
const FIGURES_SHOWN = 8;

export function summary({ year, round, seats }: View): Summary {
  return {
    progress: [
      { what: 'year', now: year, most: LAST_YEAR },
      { what: 'round', now: round, most: LAST_ROUND },
    ],
    seats: { points: seats.map(({ score }) => score.total) },
    board: seats.map(({ dungeon, creatures, party, evil }) => ({
      dungeon: lettersOf(dungeon),
      creatures: creatures.slice(-FIGURES_SHOWN).map(({ id }) => id),
      heroes: party.slice(0, FIGURES_SHOWN).map(({ id }) => heroCard(id).class),
      evil,
    })),
  };
}
