// What a lobby needs to know of Abyss.
import type { About } from '../table/about.ts';

export const about: About = {
  name: 'Abyss',
  seats: { min: 2, max: 4 },
  expansions: [
    { id: 'kraken', name: 'Kraken' },
    { id: 'leviathan', name: 'Leviathan', maxSeats: 5 },
  ],
  options: { expansions: [] },
};
