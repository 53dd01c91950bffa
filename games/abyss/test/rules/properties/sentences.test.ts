// All that happens can be told in sentences, to all viewers, without a gap.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { expect, test } from 'vitest';
import { mustEqual } from '../../../../../test/support/run/each-step.ts';
import { abyss } from '../../../rules/index.ts';
import { abyssIn } from '../../../words/abyss-in.ts';
import { words } from '../../../words/languages/en.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

const talk = abyssIn('en', words);

const SENTENCE = /^[A-Z].*[a-z0-9)][.]$/;
const GAP = /undefined|null|NaN|object|seat \d|secret|[a-z]:[a-z]| {2}|, ?\.|: ?\.$/;

test.for(SETTINGS)('all that happens is told in whole sentences, with $name', (setting) => {
  const names = ['Ada', 'Bea', 'Cyril', 'Dora', 'Edda'].slice(0, setting.seats);
  const viewers: Viewer[] = [...names.keys(), 'spectator'];
  overGames(setting, 20, (game) => {
    for (const move of moves(game)) {
      const events = make(game.match, move);
      for (const viewer of viewers) {
        const told = events.flatMap((event) => abyss.redact(event, viewer) ?? []);
        for (const line of talk.story(told, names).map(plain)) {
          expect(line).toMatch(SENTENCE);
          expect(line).not.toMatch(GAP);
        }
      }
    }
  });
});

test.for(SETTINGS)('every event has a sentence of its own, with $name', (setting) => {
  const names = Array<string>(setting.seats).fill('Ada');
  overGames(setting, 20, (game) => {
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        // A track that nothing was left on is cleared without a word.
        if (event.type === 'trackCleared') continue;
        mustEqual(SENTENCE.test(plain(talk.event(event, names))), true);
      }
    }
  });
});
