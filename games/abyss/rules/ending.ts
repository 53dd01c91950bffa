// How turns follow each other, and how the game ends (B120-B135).
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { ally, byValue } from './cards/allies.ts';
import { lordsWith, player } from './queries.ts';
import { RACES } from './races.ts';
import type { Abyss, Position } from './rules.ts';
import { scoresOf } from './scoring.ts';
import { type AllyId, LORDS_TO_TRIGGER_END } from './state.ts';
import { affiliateFromHand } from './verbs/exploration.ts';
import { gainPearls } from './verbs/pearls.ts';
import { discardHands, giveTurn, recordScores } from './verbs/turn.ts';

/** Phase 1: everything that is counted by the turn begins anew, and the income is paid. */
export function beginTurn(table: Abyss, seat: Seat, extra: boolean): void {
  giveTurn(table, seat, extra);
  for (const lord of lordsWith(table, seat, 'income')) gainPearls(table, seat, lord.always?.income ?? 0, lord.id);
}

/** Whether a condition for the end was met in this turn (B131). */
export function isEndTriggered(position: Position): boolean {
  return position.state.endConditionMet || position.rules.endConditions.some((isMet) => isMet(position));
}

export function hasSevenLords({ state }: Position): boolean {
  return state.seats.some(({ lords }) => lords.length >= LORDS_TO_TRIGGER_END);
}

/** The hands are played out and everything is scored. */
export function* endGame(table: Abyss): Flow {
  yield* table.rules.moments.gameEnding(table);
  for (const seat of table.state.seats.keys()) affiliateLowest(table, seat);
  discardHands(table);
  recordScores(table, scoresOf(table));
}

/** Of each Race still in hand, the lowest Ally is affiliated (B135). */
function affiliateLowest(table: Abyss, seat: Seat): void {
  const lowest: (AllyId | undefined)[] = RACES.map(() => undefined);
  for (const card of player(table, seat).hand) {
    const { race, order } = ally(card);
    const found = lowest[order];
    if (race && (found === undefined || byValue(card, found) < 0)) lowest[order] = card;
  }
  for (const card of lowest) if (card !== undefined) affiliateFromHand(table, seat, card);
}
