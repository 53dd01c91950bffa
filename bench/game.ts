// The game that is played in benchmarks, the first of the house; alone, and with all that there is for it.
import { games } from '@undertow/shared/games.ts';
import { defaultOptions, seatsWith } from '@undertow/shared/table/about.ts';
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
export const BASE: Party = { options: defaultOptions(about), seats: about.seats.max };

/** With all that can be added, and as many as can play then. */
export const ALL: Party = withAll();

function withAll(): Party {
  const added = about.choices.flatMap(({ id, many, values }) => {
    return many ? [[id, values.map(({ value }) => value)] as const] : [];
  });
  const options = { ...defaultOptions(about), ...Object.fromEntries(added) };
  return { options, seats: seatsWith(about, options).max };
}
