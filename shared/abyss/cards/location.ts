// What a Location is: what it is worth, and what happens when it is taken.
import type { Flow, Seat } from '../../table/game.ts';
import type { Abyss, Position } from '../rules.ts';

export interface Location {
  readonly id: string;
  readonly name: string;
  /** What it is worth to this seat. */
  points(position: Position, seat: Seat): number;
  readonly onControlled?: (table: Abyss, owner: Seat) => Flow;
}
