// What is hidden in Abyss, and when twins that a viewer cannot tell apart may part.
import type { Secrecy } from '@undertow/authoring/check/game-under-test.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import type { AbyssMatch } from '../support/random-games.ts';
import { exchange, knowledge } from './twins.ts';

/** After one of these the viewer may know more: it tells what was hidden until now. */
const TURNS_UP: readonly AbyssEvent['type'][] = [
  'deckReshuffled',
  'cardRevealed',
  'lordTurnedUp',
  'lordReplaced',
  'courtRefilled',
  'lordEntered',
  'locationsDrawn',
  'alliesPlayed',
  'alliesDiscarded',
  'allyAffiliated',
  'actionPassed',
  'gameScored',
  // What comes off the decks of the expansions, out of the hand of a fighter, and of the last Krakens in hand.
  'leviathanTurnedUp',
  'lootDrawn',
  'allyFound',
  'monsterTurnedUp',
  'tokenRevealed',
  'fightBegan',
  'fightEnded',
  'allySentToAttack',
  'monsterDiscarded',
  'nebulisGained',
];

/** Prompts that are only asked where the hand, or the tokens, leave a choice: that they are asked says something. */
const ASKED_BY_HAND = [
  'monsterDecision',
  'chooseLeviathan',
  'attackAlly',
  'attackAgain',
  'sorcererFight',
  'revealTokens',
  'revealDrawn',
  'martialLaw',
  'leviathanPenaltyAllies',
];

export const secrecy: Secrecy<State, AbyssEvent, AbyssMatch> = {
  knowledge,
  exchange: (state, viewer, extent, random) => exchange(state as Writable<State>, viewer, extent, random),
  turnsUp,
  mayPart,
  sealedPrompts: ['jailerDiscard', 'commanderDiscard'],
  leastAlike: 300,
};

function turnsUp(event: AbyssEvent, viewer: Viewer): boolean {
  if (TURNS_UP.includes(event.type)) return true;
  // Cards out of a stack and tokens are shown to the players that get them, and stolen ones to both players.
  const shownTo = ['seat' in event ? event.seat : undefined, 'from' in event ? event.from : undefined];
  return 'secret' in event && shownTo.includes(viewer as Seat);
}

/** Whether the twins are asked different things for a reason: what another seat holds, or that the viewer now looks. */
function mayPart(match: AbyssMatch, twin: AbyssMatch, viewer: Viewer): boolean {
  const asked = (one: AbyssMatch) => one.pending.map(({ seat, prompt }) => `${seat} ${prompt}`).sort();
  // The Healer looks through the discard pile.
  if (asked(match).includes(`${viewer} healerPick`)) return true;
  if (asked(match).join() === asked(twin).join()) return false;
  return [...match.pending, ...twin.pending].some(
    ({ seat, prompt }) => seat !== viewer && ASKED_BY_HAND.includes(prompt),
  );
}
