// The four training fights: a combat of one seat that ends when the party or the last tile is gone (D132).
import type { Setting } from '@undertow/authoring/check/game-under-test.ts';
import { expect, test } from 'vitest';
import { make, moves, overGames } from '../../../../test/games/random-games.ts';
import { mustEqual } from '../../../../test/support/run/each-step.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Options } from '../../rules/state.ts';
import { vary } from '../under-test/eager.ts';
import { brokenLaws } from '../under-test/laws.ts';

const FIGHTS: readonly Setting<Options>[] = [1, 2, 3, 4].map((training) => ({
  name: `fight ${training}`,
  options: { full: false, training },
  seats: 1,
  share: 1,
}));

const under = { game: dungeonLords, vary };

test.for(FIGHTS)('every random $name keeps the laws, and ends with a score', (setting) => {
  overGames(under, setting, 60, (game) => {
    for (const move of moves(game)) {
      make(game.match, move);
      mustEqual(brokenLaws(game.match.state, game.match.pending), []);
    }
    expect(game.match.outcome).toEqual({ ranking: [[0]] });
  });
});

test.for(FIGHTS)('in $name a tile costs two points of fatigue, and no spell is cast', (setting) => {
  overGames(under, setting, 60, (game) => {
    for (const move of moves(game)) {
      const told = make(game.match, move);
      expect(told.filter(({ type }) => type === 'spellCast' || type === 'spellFailed')).toEqual([]);
      const fatigue = told.filter((event) => event.type === 'heroHurt' && event.cause.by === 'fatigue');
      const lost = told.filter(({ type }) => type === 'tileConquered');
      // Only if the last hero falls, the tile is not lost.
      const spare = fatigue.length - 2 * lost.length;
      expect(spare).toBeGreaterThanOrEqual(0);
      expect(spare).toBeLessThanOrEqual(told.some(({ type }) => type === 'heroImprisoned') ? 2 : 0);
    }
  });
});
