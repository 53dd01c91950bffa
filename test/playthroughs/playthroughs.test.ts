// One game for each number of seats, and for each combination of expansions, written down whole.
// `npx vitest run test/playthroughs -u` writes them anew.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { describe, expect, test } from 'vitest';
import { transcript } from '../support/transcript.ts';

const PLAYTHROUGHS = [
  { expansions: [], seats: 2, seed: 'fast:2' },
  { expansions: [], seats: 3, seed: 'fast:3' },
  { expansions: [], seats: 4, seed: 'fast:4' },
  { expansions: ['kraken'], seats: 3, seed: 'fast:3' },
  { expansions: ['leviathan'], seats: 3, seed: 'fast:3' },
  { expansions: ['kraken', 'leviathan'], seats: 2, seed: 'fast:2' },
  { expansions: ['kraken', 'leviathan'], seats: 5, seed: 'fast:5' },
];

describe('a random game goes as it is written down', () => {
  test.for(PLAYTHROUGHS)('Abyss for $seats with $expansions', async ({ expansions, seats, seed }) => {
    const text = transcript(abyss, { expansions }, seats, seed);
    await expect(text).toMatchFileSnapshot(`${['abyss', ...expansions, seats].join('-')}.txt`);
  });
});
