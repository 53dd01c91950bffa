// Something that a seat has, as it is counted where it is said why an answer is better.
import type { Seat } from '@undertow/shared/table/game.ts';

export interface Gauge<State> {
  /** As pages name it. */
  readonly what: string;
  /** How much one of it weighs beside one of the others. */
  readonly weight: number;
  of(state: State, seat: Seat): number;
}

/** Counts what the own player has. */
export function ofOwn<Player>(count: (player: Player) => number): Gauge<{ readonly seats: readonly Player[] }>['of'] {
  return ({ seats }, seat) => count(seats[seat] as Player);
}

/** The most of the other seats. */
export function mostOfOthers(counts: readonly number[], seat: Seat): number {
  return Math.max(0, ...counts.filter((_, other) => other !== seat));
}
