// Dungeon Lords as a game under test.
import { anyUnderTest, type GameUnderTest, type Playthrough } from '@undertow/authoring/check/game-under-test.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { attempts } from './attempts.ts';
import { vary } from './eager.ts';
import { brokenLaws } from './laws.ts';
import { secrecy } from './secrecy.ts';
import { SETTINGS } from './settings.ts';

export const dungeonLordsUnderTest: GameUnderTest<State, DungeonEvent, View, Options> = {
  game: dungeonLords,
  settings: SETTINGS,
  brokenLaws,
  vary,
  // There are two years of four rounds and a combat, whatever is answered.
  endsUnattended: () => true,
  secrecy,
  declared: { prompts: promptNames },
  attempts,
  playthroughs: [2, 3, 4].flatMap((seats) => [playthrough(seats, false), playthrough(seats, true)]),
  scores: ({ seats }) => seats.map(({ score }) => score as unknown as Json),
};

function playthrough(seats: number, full: boolean): Playthrough<Options> {
  const file = full ? `dungeon-lords-full-${seats}` : `dungeon-lords-${seats}`;
  return { file, options: { full }, seats, seed: `fast:${seats}` };
}

export const underTest = anyUnderTest(dungeonLordsUnderTest);
