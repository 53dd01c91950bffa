// Every game of Abyss that there is to play: each combination of expansions with each number of seats that it allows.
import type { Setting as AnySetting } from '@undertow/authoring/check/game-under-test.ts';
import { abyss, expansions } from '../../rules/index.ts';
import type { Options } from '../../rules/state.ts';

export interface Setting extends AnySetting<Options> {
  readonly expansions: readonly string[];
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

export function settingOf(seats: number, ...chosen: string[]): Setting {
  const name = [`${seats} players`, ...chosen].join(' and ');
  return { name, options: { expansions: chosen }, expansions: chosen, seats, share: shareOf(chosen) };
}

export function has({ expansions: chosen }: Setting, expansion: string): boolean {
  return chosen.includes(expansion);
}

/** There are many settings, and the base is in each. */
function shareOf(chosen: readonly string[]): number {
  return chosen.length === 0 ? 0.2 : 0.07;
}
