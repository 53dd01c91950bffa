// The game that is played in benchmarks, the first of the house; alone, and with all that there is for it.
import { games } from '@undertow/shared/games.ts';
import type { Json } from '@undertow/shared/table/json.ts';

const [first] = games.values();
if (!first) throw new Error('the house has no game');

const { about } = first;

export const { game } = first;

/** Who plays what. */
export interface Party {
  readonly options: Json;
  readonly seats: number;
}

/** As it is played most. */
export const BASE: Party = { options: about.options, seats: about.seats.max };

/** With as many as can play then. */
export const ALL: Party = {
  options: { ...about.options, expansions: about.expansions.map(({ id }) => id) },
  seats: Math.max(about.seats.max, ...about.expansions.map(({ maxSeats = 0 }) => maxSeats)),
};
