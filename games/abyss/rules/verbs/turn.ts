// The course of the game: turns begin and end, the end comes.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Abyss } from '../rules.ts';
import type { LordId, Score } from '../state.ts';
import { checked, discard, joined, write, writePlayer } from './write.ts';

/** Gives the turn to this seat: everything that counts once a turn begins anew. */
export function giveTurn(table: Abyss, seat: Seat, extra: boolean): void {
  const state = write(table);
  if (!extra && seat === state.first) state.round++;
  state.active = seat;
  state.purchases = { price: 1, bought: state.seats.map(() => 0) };
  state.powersUsed = [];
  table.tell({ type: 'turnBegan', seat, round: state.round, extra });
}

export function gainExtraTurn(table: Abyss, seat: Seat, because: LordId): void {
  write(table).extraTurns++;
  table.tell({ type: 'extraTurnGained', seat, because: [because] });
}

export function useExtraTurn(table: Abyss): void {
  const state = write(table);
  state.extraTurns -= checked(1, state.extraTurns, 'extra turns to take');
}

/** The seat pays for a plot: told before what it brings. */
export function plot(table: Abyss, seat: Seat): void {
  table.tell({ type: 'plotted', seat });
}

/** The seat had no legal action. */
export function passAction(table: Abyss, seat: Seat): void {
  const state = write(table);
  if (!state.passed.includes(seat)) state.passed = joined(state.passed, [seat]);
  table.tell({ type: 'actionPassed', seat });
}

/** An action was possible again: only seats that pass one after the other end the game. */
export function forgetPasses(table: Abyss): void {
  const state = write(table);
  if (state.passed.length > 0) state.passed = [];
}

export function triggerEnd(table: Abyss, seat: Seat): void {
  const state = write(table);
  if (state.ending) throw new Error(`seat ${state.ending.trigger} has brought the end about already`);
  state.ending = { trigger: seat };
  table.tell({ type: 'endTriggered', seat });
}

/** The end of the hands: what was not affiliated is discarded (B135). */
export function discardHands(table: Abyss): void {
  const state = write(table);
  state.seats.forEach((_, seat) => {
    const player = writePlayer(table, seat);
    if (player.hand.length === 0) return;
    discard(table, player.hand);
    table.tell({ type: 'alliesDiscarded', seat, allies: player.hand });
    player.hand = [];
  });
}

export function recordScores(table: Abyss, scores: readonly Score[]): void {
  write(table).scores = scores;
  table.tell({ type: 'gameScored', scores });
}
