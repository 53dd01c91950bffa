// The small changes of a table that is moved by events.
import type { AbyssEvent } from '../../rules/events.ts';
import type { Told, ToldSeat } from './told-table.ts';

export type Teller = {
  readonly [Type in AbyssEvent['type']]?: (told: Told, event: Extract<AbyssEvent, { type: Type }>) => void;
};

export function at(told: Told, seat: number): ToldSeat {
  const found = told.seats[seat];
  if (!found) throw new Error(`told of seat ${seat}, which there is not`);
  return found;
}

export function leaveHand(told: Told, seat: number, allies: readonly string[]): void {
  const { hand } = at(told, seat);
  at(told, seat).handCount -= allies.length;
  // The hands of others are not known by their faces.
  for (const ally of allies) if (hand.includes(ally)) take(hand, ally);
}

export function change(counts: Record<string, number>, what: string, by: number): void {
  counts[what] = (counts[what] ?? 0) + by;
}

export function changeAt(counts: number[], seat: number, by: number): void {
  counts[seat] = (counts[seat] ?? 0) + by;
}

export function take(cards: string[], card: string, from = cards.indexOf(card)): void {
  if (cards[from] !== card) throw new Error(`told that ${card} was taken, where there is none`);
  cards.splice(from, 1);
}
