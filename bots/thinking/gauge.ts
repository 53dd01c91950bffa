// A gauge counts something that a seat has, such as points, to say why an answer is better.
import type { Seat } from '@undertow/shared/table/game.ts';

export interface Gauge<State> {
  /** Its name, by which pages find their words. */
  readonly what: string;
  /** How much one of it weighs beside one of the others. */
  readonly weight: number;
  of(state: State, seat: Seat): number;
}

/** Counts what the own player has. */
export function ofOwn<Player>(count: (player: Player) => number): Gauge<{ readonly seats: readonly Player[] }>['of'] {
  return ({ seats }, seat) => count(seats[seat] as Player);
}

/** The highest count of the other seats. */
export function mostOfOthers(counts: readonly number[], seat: Seat): number {
  return Math.max(0, ...counts.filter((_, other) => other !== seat));
}
