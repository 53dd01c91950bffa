// Non-interference: of two games that differ only in what a viewer cannot know, the viewer is sent the same bytes.
import type { Random } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { stepAlike, twinsOf } from '../support/games/twins.ts';
import { mustEqual } from '../support/run/each-step.ts';
import type { Exchange } from './game-under-test.ts';
import { type AnyGameUnderTest, type AnyMatch, CASES } from './games.ts';
import { make, moves, overGames } from './random-games.ts';

/** Twins are followed for so many answers at most. */
const LONGEST = 60;

/** Plays twins on from here until something hidden makes them differ. Counts the answers that left them alike. */
function followTwins(secrecy: AnyGameUnderTest['secrecy'], match: AnyMatch, random: Random, seats: number): number {
  const viewer = random.below(seats + 1) === seats ? 'spectator' : random.below(seats);
  const extent: Exchange = { decks: random.below(2) === 0, oneOf: 1 + random.below(10) };
  const twins = twinsOf(secrecy, match, viewer, extent, random);
  if (!twins) return 0;
  let alike = 1;
  while (alike < LONGEST && stepAlike(twins, random)) alike++;
  return alike;
}

test.for(CASES)('a viewer cannot tell apart what it may not know, of $name', ({ under, setting }) => {
  let alike = 0;
  let games = 0;
  overGames(under, setting, 8, (game) => {
    games++;
    for (const move of moves(game)) {
      if (game.random.below(4) === 0) alike += followTwins(under.secrecy, game.match, game.random, game.seats);
      make(game.match, move);
    }
  });
  // Twins must be found, and stay alike for a while, or nothing was tested.
  expect(alike).toBeGreaterThan(under.secrecy.leastAlike * games);
});

test.for(CASES)('no viewer sees whether another has answered before all have, of $name', ({ under, setting }) => {
  const { seats } = setting;
  let sealed = 0;
  overGames(under, setting, 30, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const asked = match.pending.length;
      // Nothing is sealed where one is asked alone.
      if (asked === 1) {
        make(match, move);
        continue;
      }
      const { decision } = move;
      const fork = match.fork();
      const events = make(fork, move);
      if (events.length === 0 && fork.pending.length === asked - 1) {
        sealed++;
        for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
          if (viewer === decision.seat) continue;
          mustEqual([fork.view(viewer), fork.asked(viewer)], [match.view(viewer), match.asked(viewer)]);
        }
      }
      make(match, move);
    }
  });
  if (seats > 2) expect(sealed).toBeGreaterThan(0);
});
