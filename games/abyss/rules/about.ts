// The description of Abyss for a lobby.
import type { About } from '@undertow/shared/table/about.ts';
import { botNames } from './bot-names.ts';

export const about: About = {
  name: 'Abyss',
  seats: { min: 2, max: 4 },
  minutes: 40,
  weight: 2.5,
  choices: [
    {
      id: 'expansions',
      name: 'Expansions',
      many: true,
      values: [
        { value: 'kraken', name: 'Kraken' },
        { value: 'leviathan', name: 'Leviathan', seats: { min: 2, max: 5 } },
      ],
      default: [],
    },
  ],
  counts: [
    { id: 'round', name: 'Round' },
    { id: 'lords', name: 'Lords' },
    { id: 'points', name: 'Points that lie open' },
  ],
  botNames,
};
