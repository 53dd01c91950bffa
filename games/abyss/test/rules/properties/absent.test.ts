// An absent player keeps the game moving, and does nothing else (D4).
import { test } from 'vitest';
import { mustEqual } from '../../../../../test/support/run/each-step.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

test.for(SETTINGS)('a player who gives no answer neither plots, nor uses a power, nor buys, with $name', (setting) => {
  const unwanted = ['plotted', 'powerUsed', 'allyBought', 'locationSwapped', 'locationExchanged', 'tokenRevealed'];
  overGames(setting, 10, (game) => {
    for (const move of moves(game)) {
      const fork = game.match.fork();
      const { decision } = move;
      const events = make(fork, { decision, answer: fork.game.timeout(fork.state, decision) });
      const own = events.filter((event) => 'seat' in event && event.seat === decision.seat);
      mustEqual(
        own.map(({ type }) => type).filter((type) => unwanted.includes(type)),
        [],
      );
      make(game.match, move);
    }
  });
});
