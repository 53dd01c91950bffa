// What is heard on the quay: offices and small coins, drawn unseen.
import type { Seat } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { type Harbour, merchantAt } from './state.ts';

export function drawFromQuay({ state, tell, reveal }: Harbour, seat: Seat): void {
  const card = state.quay.shift();
  if (card === undefined) return;
  merchantAt(state, seat).purse.push(card);
  reveal();
  tell({ type: 'quayDrawn', seat, card });
}

/** Offices that have been played can be heard of again. */
export function returnToQuay({ state, random }: Harbour, offices: readonly string[]): void {
  if (offices.length > 0) state.quay = shuffle(random, [...state.quay, ...offices]);
}
