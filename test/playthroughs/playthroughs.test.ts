// One game for each number of seats, written down whole. `npx vitest run test/playthroughs -u` writes them anew.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { describe, expect, test } from 'vitest';
import { transcript } from '../support/transcript.ts';

const PLAYTHROUGHS = [
  { seats: 2, seed: 'fast:2' },
  { seats: 3, seed: 'fast:3' },
  { seats: 4, seed: 'fast:4' },
];

describe('a random game goes as it is written down', () => {
  test.for(PLAYTHROUGHS)('Abyss for $seats', async ({ seats, seed }) => {
    const text = transcript(abyss, { expansions: [] }, seats, seed);
    await expect(text).toMatchFileSnapshot(`abyss-${seats}.txt`);
  });
});
