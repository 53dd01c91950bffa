// Of each game under test, random games in several settings, written down whole.
// `npx vitest run test/playthroughs -u` writes them anew.
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { transcript } from '../support/games/transcript.ts';

const PLAYTHROUGHS = GAMES.flatMap(({ game, playthroughs }) =>
  playthroughs.map((playthrough) => ({ game, ...playthrough })),
);

describe('a random game goes as it is written down', () => {
  test.for(PLAYTHROUGHS)('$file', async ({ game, file, options, seats, seed }) => {
    await expect(transcript(game, options, seats, seed)).toMatchFileSnapshot(`${file}.txt`);
  });
});
