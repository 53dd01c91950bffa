// The games that are played in benchmarks: mostly the first of the house, alone and with all that there is for it.
import { games } from '@undertow/games/index.ts';
import { defaultOptions, seatsWith } from '@undertow/shared/table/about.ts';
import type { AnyGame, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

const [first, ...others] = games.values();
if (!first) throw new Error('the house has no game');

const { about } = first;

export const { game } = first;

/** All games of the house, by their ids. */
export const GAMES: readonly AnyGame[] = [...games.values()].map((known) => known.game);

/** Who plays what. */
export interface Party {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: number;
}

/** As it is played most. */
export const BASE: Party = { game, options: defaultOptions(about), seats: about.seats.max };

/** With all that can be added, and as many as can play then. */
export const ALL: Party = withAll(first);

/** The other games, in the same way. */
export const OTHERS: readonly Party[] = others.map(withAll);

function withAll({ game: played, about: known }: KnownGame): Party {
  const added = known.choices.map(({ id, many, values, default: usual }) => {
    // Of values of which one is chosen, the last has most in it.
    return [id, many ? values.map(({ value }) => value) : (values.at(-1)?.value ?? usual)] as const;
  });
  const options = { ...defaultOptions(known), ...Object.fromEntries(added) };
  return { game: played, options, seats: seatsWith(known, options).max };
}
