// All that happens can be told in sentences, to all viewers, without a gap.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import { mustEqual } from '../../../../../test/support/run/each-step.ts';
import { abyss } from '../../../rules/index.ts';
import { narrate } from '../../../words/narrate.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

const SENTENCE = /^[A-Z].*[a-z0-9)][.]$/;
const GAP = /undefined|null|NaN|object|seat \d|secret|[a-z]:[a-z]| {2}|, ?\.|: ?\.$/;

test.for(SETTINGS)('all that happens is told in whole sentences, with $name', (setting) => {
  const { expansions, seats } = setting;
  const names = ['Ada', 'Bea', 'Cyril', 'Dora', 'Edda'].slice(0, seats);
  const cast = { seats: names, rules: abyss.rulesFor({ expansions }) };
  const viewers: Viewer[] = [...names.keys(), 'spectator'];
  overGames(setting, 20, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      for (const viewer of viewers) {
        const told = events.flatMap((event) => abyss.redact(event, viewer) ?? []);
        for (const line of narrate(told, cast)) {
          expect(line).toMatch(SENTENCE);
          expect(line).not.toMatch(GAP);
        }
      }
    }
  });
});

test.for(SETTINGS)('every event has a sentence of its own, with $name', (setting) => {
  const { expansions, seats } = setting;
  const cast = { seats: Array<string>(seats).fill('Ada'), rules: abyss.rulesFor({ expansions }) };
  overGames(setting, 20, (game) => {
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        // An offer to no player is no offer.
        if (event.type === 'allyOffered' && event.to.length === 0) continue;
        const lines = narrate([event], cast);
        mustEqual(
          lines.map((line) => SENTENCE.test(line)),
          [true],
        );
      }
    }
  });
});
