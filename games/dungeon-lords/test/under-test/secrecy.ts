// What is hidden in Dungeon Lords, and when twins that a viewer cannot tell apart may part.
import type { Secrecy } from '@undertow/authoring/check/game-under-test.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { exchange, knowledge } from './twins.ts';

export type DungeonMatch = Match<State, DungeonEvent, View, Options>;

/** After one of these all viewers know more: it tells what was hidden until now. */
const TURNS_UP: readonly DungeonEvent['type'][] = [
  'offerTurnedUp',
  'eventTurnedUp',
  'heroesTurnedUp',
  'combatCardRevealed',
  'trapRevealed',
  // Of the three drawn orders, at the start of the full game.
  'ordersBlocked',
];

/** Prompts that are only asked where the traps of a seat differ: that they are asked says so. */
const ASKED_BY_TRAPS = ['payTrap', 'discardTrap', 'trapOrder'];

export const secrecy: Secrecy<State, DungeonEvent, DungeonMatch> = {
  knowledge,
  exchange: (state, viewer, extent, random) => exchange(state as Writable<State>, viewer, extent, random),
  turnsUp,
  mayPart,
  sealedPrompts: ['initialBlocked'],
  leastAlike: 300,
};

function turnsUp(event: DungeonEvent, viewer: Viewer): boolean {
  // Traps that are drawn and cards that are spied are shown to the seat that does it.
  return TURNS_UP.includes(event.type) || ('secret' in event && event.secret?.seat === viewer);
}

/**
 * Whether the twins are asked different things for a reason: another seat has traps to choose from, or equal ones; or the
 * trap whose target is asked was turned up in this turn, and is another one.
 */
function mayPart(match: DungeonMatch, twin: DungeonMatch, viewer: Viewer): boolean {
  const asked = (one: DungeonMatch) => one.pending.map(({ seat, prompt }) => `${seat} ${prompt}`).sort();
  if (asked(match).join() !== asked(twin).join()) {
    return [...match.pending, ...twin.pending].some(
      ({ seat, prompt }) => seat !== viewer && ASKED_BY_TRAPS.includes(prompt),
    );
  }
  const isTargeted = match.pending.some(({ prompt }) => prompt === 'trapTarget');
  return isTargeted && match.state.trapDiscard.at(-1) !== twin.state.trapDiscard.at(-1);
}
