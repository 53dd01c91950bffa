// Whatever happens in Dungeon Lords can be told in sentences, to everybody, without a gap.
import { plain } from '@undertow/shared/words/parts.ts';
import { expect, test } from 'vitest';
import { make, moves, overGames } from '../../../../test/games/random-games.ts';
import { mustEqual } from '../../../../test/support/run/each-step.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';
import { words } from '../../words/languages/en.ts';
import { dungeonLordsUnderTest } from '../under-test/index.ts';
import { SETTINGS } from '../under-test/settings.ts';

const talk = dungeonIn('en', words);

function told(events: readonly DungeonEvent[]): string[] {
  return talk.story(events, ['Ada', 'Bea', 'Cyril', 'Dora']).map(plain);
}

const SENTENCE = /^[A-Z].*[A-Za-z0-9)][.]$/;
const GAP =
  /undefined|null|NaN|\[object|seat[: ]\d|secret| {2}|, ?\.|: ?\.$|\(\)|\b(?!anti-|stand-in)[a-z]+\d?-[a-z\d]/;

const DAMAGE = /takes (\d+)\sdamage/g;

test.for(SETTINGS)('whatever happens is told in whole sentences, with $name', (setting) => {
  overGames(dungeonLordsUnderTest, setting, 40, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      for (const viewer of [...game.match.state.seats.keys(), 'spectator'] as const) {
        for (const line of told(events.flatMap((event) => dungeonLords.redact(event, viewer) ?? []))) {
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
        // An order is told with what is done for it.
        if (event.type === 'orderUsed') continue;
        const lines = told([event]);
        mustEqual(lines.length > 0 && lines.every((line) => SENTENCE.test(line)), true);
      }
    }
  });
});

test.for(SETTINGS)('every point of damage is told once, with $name', (setting) => {
  overGames(dungeonLordsUnderTest, setting, 40, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      const points = told(events).flatMap((line) => [...line.matchAll(DAMAGE)].map(([, n]) => Number(n)));
      const dealt = events.map((event) => (event.type === 'heroHurt' ? event.damage : 0));
      mustEqual(sum(points), sum(dealt));
    }
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
