// Of each game under test, random games in several settings, written down whole.
// `npx vitest run test/games/playthroughs -u` writes them anew.
import { describe, expect, test } from 'vitest';
import { transcript } from '../support/games/transcript.ts';
import { GAMES } from './games.ts';

const PLAYTHROUGHS = GAMES.flatMap(({ game, tests, playthroughs = [] }) =>
  playthroughs.map((playthrough) => ({ game, tests, ...playthrough })),
);

describe('a random game goes as it is written down', () => {
  test.for(PLAYTHROUGHS)('$file', async ({ game, tests, file, options, seats, seed }) => {
    await expect(transcript(game, options, seats, seed)).toMatchFileSnapshot(`${tests}playthroughs/${file}.txt`);
  });
});
