// What a lobby needs to know of a game: data for those who set a table up, whatever the game is.
import type { Json } from './json.ts';

export interface About {
  readonly name: string;
  /** Without expansions. `Game.objection` is the judge; this is for menus. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Those to be played with are listed in `options.expansions`. */
  readonly expansions: readonly Expansion[];
  /** The options when nobody asks for others. */
  readonly options: { readonly expansions: readonly string[]; readonly [option: string]: Json };
}

export interface Expansion {
  readonly id: string;
  readonly name: string;
  /** With it, so many can play; left out if that changes nothing. */
  readonly maxSeats?: number;
}
