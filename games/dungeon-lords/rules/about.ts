// The description of Dungeon Lords for a lobby.
import type { About } from '@undertow/shared/table/about.ts';
import { botNames } from './bot-names.ts';

export const about: About = {
  name: 'Dungeon Lords',
  seats: { min: 2, max: 4 },
  minutes: 90,
  weight: 4,
  choices: [
    {
      id: 'full',
      name: 'Game',
      many: false,
      values: [
        { value: false, name: 'Simple game' },
        { value: true, name: 'Full game' },
      ],
      default: false,
    },
  ],
  counts: [
    { id: 'year', name: 'Year' },
    { id: 'round', name: 'Round' },
    { id: 'points', name: 'Points' },
  ],
  botNames,
};
