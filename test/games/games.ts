// The games under test: those that say in their folder, in `test/under-test`, what tests must know of them.
import { join } from 'node:path';
import type { AnyGameUnderTest, Setting } from '@undertow/authoring/check/game-under-test.ts';
import type { Tried } from '@undertow/authoring/check/property.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { partsOfGames } from '../support/games/parts-of-games.ts';
import { isLong } from '../support/run/seeds.ts';

export type { AnyGameUnderTest, AnyMatch } from '@undertow/authoring/check/game-under-test.ts';

const brought = await partsOfGames<{ readonly underTest: AnyGameUnderTest }>('under-test/index.ts');

/** A game with the folder of its tests. */
export interface GameWithTests extends Tried {
  readonly tests: string;
}

export const GAMES: readonly GameWithTests[] = await Promise.all(
  brought.map(async ({ part, tests }) => {
    const { view } = await gameIn(join(tests, '..'));
    return { ...part.underTest, view: await view(), tests };
  }),
);

export interface Case {
  /** As it stands in the name of a test. */
  readonly name: string;
  readonly under: GameWithTests;
  readonly setting: Setting<Json>;
}

/** Each game in each of its settings. */
export const CASES: readonly Case[] = GAMES.flatMap((under) =>
  under.settings.map((setting) => ({ name: `${under.game.id} with ${setting.name}`, under, setting })),
);

/** Whether it has the fewest or the most seats of equal options, for what costs much; a long run takes all of them. */
export function isExtreme({ under, setting }: Case): boolean {
  const options = JSON.stringify(setting.options);
  const others = under.settings.filter((other) => JSON.stringify(other.options) === options).map(({ seats }) => seats);
  return isLong || setting.seats === Math.min(...others) || setting.seats === Math.max(...others);
}

export function gameUnderTest(id: string): GameWithTests {
  const found = GAMES.find(({ game }) => game.id === id);
  if (!found) throw new Error(`no game under test is called ${id}`);
  return found;
}
