// The description of Prizes for a lobby.
import type { About } from '@undertow/shared/table/about.ts';

export const about: About = {
  name: 'Prizes',
  seats: { min: 2, max: 4 },
  choices: [],
};
