// An answer can be taken back only as long as nothing hidden was shown because of it.
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../../../../test/support/run/each-step.ts';
import type { AbyssEvent } from '../../../rules/events.ts';
import type { State } from '../../../rules/state.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';

const ROLLED_OR_SHOWN: readonly AbyssEvent['type'][] = ['diceRolled', 'tokenRevealed', 'monsterTurnedUp'];

/** What can be learned of by drawing or looking. */
function untouched({ explorationDeck, lordDeck, locationDeck, tokenSupply, seats, expansions }: State): string {
  const { kraken, leviathan } = expansions;
  const decks = [explorationDeck, lordDeck, locationDeck, tokenSupply, kraken?.lootDeck, leviathan?.deck];
  return JSON.stringify([decks, seats.map(({ tokens }) => tokens)]);
}

test.for(SETTINGS)('what can be taken back has shown nothing hidden to any viewer, with $name', (setting) => {
  overGames(setting, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { seat } = move.decision;
      const before = untouched(match.state);
      const events = make(match, move);
      if (!match.canTakeBack(seat)) continue;
      mustBe(untouched(match.state), before);
      mustEqual(
        events.filter((event) => 'secret' in event || ROLLED_OR_SHOWN.includes(event.type)),
        [],
      );
      // Only the same seat can be asked, and not for a look into a deck.
      mustEqual(
        match.pending.map((decision) => decision.seat),
        [seat],
      );
      expect(['blackSmokers', 'healerPick']).not.toContain(match.pending[0]?.prompt);
    }
  });
});
