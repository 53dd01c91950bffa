// Whatever happens in Dungeon Lords can be told in sentences, to everybody, without a gap.
import { expect, test } from 'vitest';
import { make, moves, overGames } from '../../../../test/games/random-games.ts';
import { mustEqual } from '../../../../test/support/run/each-step.ts';
import { dungeonLords } from '../../rules/index.ts';
import { narrate } from '../../words/narrate.ts';
import { dungeonLordsUnderTest } from '../under-test/index.ts';
import { SETTINGS } from '../under-test/settings.ts';

const cast = { seats: ['Ada', 'Bea', 'Cyril', 'Dora'] };

const SENTENCE = /^[A-Z].*[A-Za-z0-9)][.]$/;
const GAP =
  /undefined|null|NaN|\[object|seat[: ]\d|secret| {2}|, ?\.|: ?\.$|\(\)|\b(?!anti-|stand-in)[a-z]+\d?-[a-z\d]/;

/** 2 damage to the warrior (5), or 1 (2, less 1 by the spell) to the illusion. */
const DAMAGE = /\b(\d+)(?: damage)?(?: \([^)]*\))? to the (?:illusion|\w+ \(\d\))/g;

test.for(SETTINGS)('whatever happens is told in whole sentences, with $name', (setting) => {
  overGames(dungeonLordsUnderTest, setting, 40, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      for (const viewer of [...game.match.state.seats.keys(), 'spectator'] as const) {
        for (const line of narrate(
          events.flatMap((event) => dungeonLords.redact(event, viewer) ?? []),
          cast,
        )) {
          expect(line).toMatch(SENTENCE);
          expect(line).not.toMatch(GAP);
        }
      }
    }
  });
});

test.for(SETTINGS)('every event has a sentence of its own, with $name', (setting) => {
  overGames(dungeonLordsUnderTest, setting, 40, (game) => {
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        const lines = narrate([event], cast);
        mustEqual(
          lines.map((line) => SENTENCE.test(line)),
          [true],
        );
      }
    }
  });
});

test.for(SETTINGS)('every point of damage is told once, with $name', (setting) => {
  overGames(dungeonLordsUnderTest, setting, 40, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      const told = narrate(events, cast).flatMap((line) =>
        [...line.matchAll(DAMAGE)].map(([, points]) => Number(points)),
      );
      const dealt = events.map((event) => (event.type === 'heroHurt' ? event.damage : 0));
      mustEqual(sum(told), sum(dealt));
    }
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
