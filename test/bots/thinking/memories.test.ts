// What seats remember: nothing but what they were told. Of two matches that a seat cannot tell apart it remembers the same, and supposes
// the same of what it does not see, although each of them has told its own history.
import { minds } from '@undertow/bots/bots.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { CASES } from '../../games/games.ts';
import { overGames } from '../../games/random-games.ts';
import { mustEqual } from '../../support/run/each-step.ts';
import { expectTried } from '../../support/run/seeds.ts';
import { likeHistories } from '../../support/thinking/situations.ts';

/** So many positions that a seat cannot tell apart; a short game has fewer than that. */
const ENOUGH = 50;
const MOST_GAMES = 5;

const THOUGHTFUL = CASES.filter(({ under }) => minds.has(under.game.id));

test.for(THOUGHTFUL)('the same history gives the same guesses, whatever is true, of $name', ({ under, setting }) => {
  let told = 0;
  overGames(under, { ...setting, share: 1 }, MOST_GAMES, (game) => {
    if (told >= ENOUGH) return;
    for (const history of likeHistories(game, under.secrecy)) {
      for (const { match, twin, seat, memories, twinMemories } of history) {
        const chance = { seed: `fast:${++told}`, position: 0 };
        const [memory, twinMemory] = [memories.of(seat), twinMemories.of(seat)];
        mustEqual(twinMemory, memory);
        const guess = (view: unknown, remembered: Json | undefined) =>
          match.game.guessing?.determinize(view as never, seat, remembered, openRandom(chance));
        mustEqual(guess(twin.view(seat), twinMemory), guess(match.view(seat), memory));
      }
    }
  });
  expectTried(told, ENOUGH);
  expect(under.game.guessing).toBeDefined();
});
