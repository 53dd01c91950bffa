// Every game of Abyss that there is to play: each combination of expansions with each number of seats that it allows.
import { abyss, expansions } from '@undertow/shared/abyss/index.ts';
import { isLong } from './seeds.ts';

export interface Setting {
  /** As it stands in the name of a test: `3 players and kraken`. */
  readonly name: string;
  readonly expansions: readonly string[];
  readonly seats: number;
}

const MOST_SEATS = 5;

/** All choices among the expansions, each in their order. */
const combinations = Array.from({ length: 2 ** expansions.length }, (_, chosen) =>
  expansions.filter((_, i) => chosen & (1 << i)).map(({ id }) => id),
);

export const SETTINGS: readonly Setting[] = combinations.flatMap((chosen) =>
  Array.from({ length: MOST_SEATS }, (_, i) => settingOf(i + 1, ...chosen)).filter(
    ({ seats }) => abyss.objection({ expansions: chosen }, seats) === undefined,
  ),
);

/** Of each combination the fewest and the most seats, for what costs much at each step; a long run takes all of them. */
export const EXTREMES: readonly Setting[] = SETTINGS.filter(({ expansions: chosen, seats }) => {
  const others = SETTINGS.filter((other) => other.expansions.join() === chosen.join()).map((other) => other.seats);
  return isLong || seats === Math.min(...others) || seats === Math.max(...others);
});

export function settingOf(seats: number, ...chosen: string[]): Setting {
  return { name: [`${seats} players`, ...chosen].join(' and '), expansions: chosen, seats };
}

export function has({ expansions: chosen }: Setting, expansion: string): boolean {
  return chosen.includes(expansion);
}

/** The part of the usual number of games that is played in this setting: there are many, and the base is in each. */
export function shareOf({ expansions: chosen }: Setting): number {
  return chosen.length === 0 ? 0.2 : 0.07;
}
