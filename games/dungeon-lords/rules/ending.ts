// The end of a combat, of a year, and of the game (D144, D150, D171-D176, D182-D189).
import { shuffle } from '@undertow/shared/table/random.ts';
import { callPaladin, moveDummyMarker } from './evilometer.ts';
import { scoresOf, titlesOf } from './scoring.ts';
import type { DungeonTable } from './table.ts';
import { discardParties } from './verbs/heroes.ts';
import { turnAllFaceUp } from './verbs/lair.ts';
import {
  awardTitle,
  beginRound,
  beginSecondYear,
  endCombat as endCombatRounds,
  moveStarting,
  recordScores,
} from './verbs/years.ts';

const DUMMY_STEPS = 2;

/** How far the starting-player token moves for the second year, by the number of players (D173). */
const STARTING_MOVES: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: -1 };

export function endCombat(table: DungeonTable): void {
  discardParties(table);
  turnAllFaceUp(table);
  endCombatRounds(table);
  // A combat that was set up alone has no further year, whichever it was in.
  if (table.state.nextYear) beginYear(table);
  else endGame(table);
}

function beginYear(table: DungeonTable): void {
  const { starting, seats, events } = table.state;
  beginSecondYear(table, shuffle(table.random, events.toSorted()));
  moveStarting(table, (starting + (STARTING_MOVES[seats.length] ?? 0) + seats.length) % seats.length);
  if (table.state.dummyEvil !== null) moveDummyMarker(table, DUMMY_STEPS, 'good');
  callPaladin(table);
  beginRound(table, 1);
}

export function endGame(table: DungeonTable): void {
  for (const { title, holders, points } of titlesOf(table)) awardTitle(table, title, holders, points);
  recordScores(table, scoresOf(table));
}
