// The games under test. A new game is a folder beside this file, and a line in it.
import { abyssUnderTest } from '@undertow/games/abyss/test/under-test/index.ts';
import { dungeonLordsUnderTest } from '@undertow/games/dungeon-lords/test/under-test/index.ts';
import type { Shown } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import type { GameUnderTest, Setting } from './game-under-test.ts';
import { toyUnderTest } from './toy/index.ts';

/** A game under test as it is for tests that know no game. */
export type AnyGameUnderTest = GameUnderTest<Json, Json, Shown, Json>;
export type AnyMatch = Match<Json, Json, Shown, Json>;

export const GAMES: readonly AnyGameUnderTest[] = [
  known(abyssUnderTest),
  known(dungeonLordsUnderTest),
  known(toyUnderTest),
];

export interface Case {
  /** As it stands in the name of a test. */
  readonly name: string;
  readonly under: AnyGameUnderTest;
  readonly setting: Setting<Json>;
}

/** Each game in each of its settings. */
export const CASES: readonly Case[] = GAMES.flatMap((under) =>
  under.settings.map((setting) => ({ name: `${under.game.id} with ${setting.name}`, under, setting })),
);

export function gameUnderTest(id: string): AnyGameUnderTest {
  const found = GAMES.find(({ game }) => game.id === id);
  if (!found) throw new Error(`no game under test is called ${id}`);
  return found;
}

function known<State, Event, View extends Shown, Options>(
  under: GameUnderTest<State, Event, View, Options>,
): AnyGameUnderTest {
  // All of it is JSON, which the compiler does not see of an interface.
  return under as unknown as AnyGameUnderTest;
}
